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

/// A card with a brochure's cover and title, which opens the brochure.
struct BrochureCard: View {
    let brochure: Brochure
    let validity: BrochureValidity
    let open: @MainActor () -> Void

    var body: some View {
        RowButton(action: open) {
            BrochureCover(brochure: brochure, validity: validity)
        }
        .accessibilityIdentifier("brochures.brochure-\(brochure.id).card")
    }
}

/// The shape of the covers while the brochures load.
struct BrochuresSkeleton: View {
    var body: some View {
        LazyVGrid(columns: BrochureLayout.covers, alignment: .leading, spacing: Spacing.xl) {
            ForEach(0..<3) { _ in
                BrochureCover(brochure: .placeholder, validity: .unlimited)
            }
        }
        .redacted(reason: .placeholder)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Loading")
    }
}

extension Brochure {
    /// A placeholder with the size of a brochure.
    fileprivate static let placeholder = Brochure(
        id: ID(rawValue: "-"), title: "Loading brochures", subtitle: "The subtitle of the brochure")
}
