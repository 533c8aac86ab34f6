import FlowKit
import Loading
public import SharedUI

/// The list of __words__.
public struct __Name__View<ViewModel: __Name__ViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("__Words__")
            .task { await viewModel.load() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let items) where items.isEmpty:
            EmptyStateView(
                icon: .star, title: "Nothing here yet", message: "Check back soon for new arrivals.",
                actionTitle: "Start shopping"
            ) { viewModel.startShopping() }
        case .success(let items):
            List(items, id: \.self) { Text($0) }
        case .error(let error):
            ErrorView(error) { Task { await viewModel.retry() } }
        }
    }
}
