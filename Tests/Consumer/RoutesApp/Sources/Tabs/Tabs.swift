import DeepLink
import FlowKit
import Greeting
import Mocks
import Wishlist

#if !canImport(SwiftUI)
    @_spi(Inspection) import HeadlessUI
#endif

/// Shows what was generated: its tabs, and the screen, the tab and the address of each link.
@main
@MainActor
struct Tabs {
    static func main() throws {
        for activity in Activity.allCases {
            let tabs = AppTab.tabs(for: activity).map(\.rawValue).joined(separator: ", ")
            print("\(String(localized: activity.displayName)) (\(activity.icon)): \(tabs)")
        }
        let router = URLRouter(try AppRoute.linkTable(), policy: LinkPolicy(schemes: ["tabs"]))
        for link in CommandLine.arguments.dropFirst() {
            do throws(DeepLink.DeepLinkRefusal) {
                let stack = try router.stack(from: link, source: .outside)
                let route = stack.route
                let address = router.link(for: route, as: .customScheme) ?? "no address"
                print("\(address): \(text(of: route)), \(route.transition), \(stack.tab ?? "nil")")
            } catch {
                print(error)
            }
        }
    }

    private static func makeFlows() -> AppFlows {
        let dependencies = AppDependencyContainer(
            greeting: GreetingDependencyContainer(word: "Hello"),
            wishlist: WishlistDependencyContainer(wishlist: MockWishlistService()))
        return AppFlows(dependencies, router: .init()) { exit in
            print("The user left through \(exit).")
        }
    }

    private static func text(of route: AppRoute) -> String {
        #if !canImport(SwiftUI)
            ViewHost(route.destination(makeFlows())).tree.texts.first ?? "nothing"
        #else
            "\(route)"
        #endif
    }
}
