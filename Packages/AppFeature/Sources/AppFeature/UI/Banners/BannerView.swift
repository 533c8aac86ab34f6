import DeepLink
import SharedUI

/// The current banner.
struct BannerView: View {
    @ObservedObject var banners: BannerQueue
    /// Opens the current banner's link.
    let open: @MainActor @Sendable () -> Void

    var body: some View {
        Group {
            if let banner = banners.current {
                MessageBanner(
                    title: banner.announcement.title, message: banner.announcement.body ?? "",
                    identifier: "banner.message",
                    open: banner.announcement.link.map { _ in open }
                ) {
                    banners.dismiss()
                }
                .id(banner.id)
                .transition(.move(edge: .top).combined(with: .opacity))
            }
        }
        .animation(.snappy, value: banners.current?.id)
    }
}
