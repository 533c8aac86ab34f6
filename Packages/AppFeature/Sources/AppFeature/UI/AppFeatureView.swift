public import SharedUI

/// The app.
public struct AppFeatureView: View {
    @ObservedObject private var viewModel: AppFeatureViewModel

    public init(viewModel: AppFeatureViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        AppShell(viewModel: viewModel, notices: viewModel.notices)
            .task { await viewModel.observe() }
    }
}
