import FlowKit
import Loading
import Model
public import SharedUI

/// The covers of all brochures.
public struct BrochuresView<ViewModel: BrochuresViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    @Environment(\.brochuresRouter) private var router

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(viewModel.notice) {
            viewModel.retry()
        } content: {
            ScrollView { content.frame(maxWidth: .infinity).padding(Spacing.l) }
                .refreshable { await viewModel.refresh() }
        }
        .navigationTitle("Brochures")
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            BrochuresSkeleton()
        case .success(let brochures) where brochures.isEmpty:
            EmptyStateView(
                icon: .brochures, title: "No brochures yet",
                message: "A new brochure comes out every season. Check back soon.")
        case .success(let brochures):
            LazyVGrid(columns: BrochureLayout.covers, alignment: .leading, spacing: Spacing.xl) {
                ForEach(brochures) { brochure in
                    BrochureCard(brochure: brochure, validity: viewModel.validity(of: brochure)) {
                        router?.navigate(to: .brochure(brochure.id))
                    }
                }
            }
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }
}
