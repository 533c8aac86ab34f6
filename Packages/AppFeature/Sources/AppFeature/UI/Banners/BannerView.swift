import DeepLink
import SharedUI

/// The current banner.
struct BannerView: View {
    @ObservedObject var banners: BannerQueue

    var body: some View {
        Group {
            if let banner = banners.current {
                MessageBanner(
                    title: banner.title, message: banner.body ?? "", identifier: "banner.message",
                    open: banner.link.map { _ in { @MainActor @Sendable [banners] in banners.tap() } }
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
