import FlowKit
public import SharedUI

/// A list of the app's activities with the current one marked.
public struct ActivitySwitcherView<ViewModel: ActivitySwitcherViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        // The task belongs to the stack: it goes on when the content becomes another view.
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Activities")
            .inlineNavigationTitle()
            .cancelToolbar("Close", identifier: "activities.close.button") { viewModel.close() }
            .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        if let choices = viewModel.choices {
            if choices.items.isEmpty {
                EmptyStateView(
                    icon: .shop, title: "Nothing to switch to", message: "There are no other activities right now.")
            } else {
                List(choices.items) { choice in
                    ActivityRow(choice: choice, isCurrent: choice.id == choices.current) {
                        viewModel.choose(choice.id)
                    }
                }
                .listStyle(.plain)
            }
        } else {
            LoadingView()
        }
    }
}
