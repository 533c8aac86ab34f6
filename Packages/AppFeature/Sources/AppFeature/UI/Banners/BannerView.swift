import DeepLink
import SharedUI

/// The current banner.
struct BannerView: View {
    @ObservedObject var banners: BannerQueue

    var body: some View {
        Group {
            if let banner = banners.current {
                MessageBanner(
                    title: banner.announcement.title, message: banner.announcement.body ?? "",
                    identifier: "banner.message",
                    open: banner.announcement.link.map { _ in { @MainActor @Sendable [banners] in banners.tap() } }
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
