import SharedUI

/// The app, or the screen that requires an update.
struct AppShell: View {
    let viewModel: AppFeatureViewModel
    @ObservedObject var notices: AppNotices

    var body: some View {
        if let update = notices.required {
            UpdateRequiredView(update: update)
        } else {
            ActivitiesView(viewModel: viewModel, coordinator: viewModel.coordinator)
                .safeAreaInset(edge: .top, spacing: 0) {
                    VStack(spacing: Spacing.s) {
                        AppNoticeView(notices: notices)
                        BannerView(banners: viewModel.banners) { [weak viewModel] in viewModel?.openBanner() }
                    }
                }
        }
    }
}
