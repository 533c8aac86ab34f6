public import SharedUI

/// The app.
public struct AppFeatureView: View {
    @ObservedObject private var viewModel: AppFeatureViewModel

    public init(viewModel: AppFeatureViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        ActivitiesView(viewModel: viewModel, coordinator: viewModel.coordinator)
            .safeAreaInset(edge: .top) { BannerView(banners: viewModel.banners) }
            .task { await viewModel.observe() }
    }
}
