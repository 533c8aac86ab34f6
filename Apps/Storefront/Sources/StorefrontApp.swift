import SwiftUI

/// The shop on iPhone, iPad and Mac.
@main
struct StorefrontApp: App {
    #if os(macOS)
        @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    #else
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    #endif

    var body: some Scene {
        WindowGroup {
            ShopContent(delegate: delegate)
                // Otherwise each link opens a new window on Mac and iPad.
                .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
        }
    }
}

/// The shop, or the reason why it can't be opened. A scene doesn't observe the delegate, so this is a view.
private struct ShopContent: View {
    @ObservedObject var delegate: AppDelegate

    var body: some View {
        switch delegate.shop {
        // A link that launches the app arrives before the shop is open.
        case nil: ProgressView().onOpenURL { delegate.open($0) }
        // Another shop, which the debug menu opens for another server, has other windows.
        case .success(let shop): ShopWindow(shop: shop).id(ObjectIdentifier(shop))
        case .failure(let error):
            ContentUnavailableView(
                "The shop can't be opened", systemImage: "externaldrive.badge.exclamationmark",
                description: Text(verbatim: String(describing: error)))
        }
    }
}
