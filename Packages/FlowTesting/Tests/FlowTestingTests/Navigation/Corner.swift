import FlowKit

/// A shop at the corner: two activities, three tabs.
enum Corner: NavigationSchema {
    enum Activity: String, CaseIterable, Codable, Sendable { case shop, account }
    enum Tab: String, CaseIterable, Codable, Sendable { case home, bag, orders }
    enum Route: Hashable, Codable, Sendable {
        case root(Tab)
        case page(Int)
        case signIn
    }

    static var activities: [Activity] { Activity.allCases }
    static func tabs(of activity: Activity) -> [Tab] { activity == .shop ? [.home, .bag] : [.orders] }
    static func activity(of tab: Tab) -> Activity { tab == .orders ? .account : .shop }
    static func defaultTab(of activity: Activity) -> Tab { activity == .shop ? .home : .orders }
    static func root(of tab: Tab) -> Route { .root(tab) }
}

extension NavigationState<Corner> {
    static var start: Self { Self(activity: .shop) }
}

extension ResultRoute<Corner.Route, Int> {
    static var number: Self { ResultRoute(.page(1)) }
}

extension NavigationReason {
    static var closed: NavigationReason { NavigationReason("closed") }
}

extension NavigationGuard<Corner> {
    /// Page 9 needs a user.
    static var signIn: Self {
        Self("sign-in") { $0.destination == .page(9) ? .wait(.signIn) : .allow }
    }

    /// Page 8 is not there yet.
    static var closed: Self {
        Self("closed") { $0.destination == .page(8) ? .refuse(.closed) : .allow }
    }

    /// Asks before page 7 replaces a screen. Never decides, until it is cancelled.
    static var slow: Self {
        .leaving("slow") { attempt in
            attempt.destination == .page(7)
        } ask: { _ in
            let (never, keep) = AsyncStream.makeStream(of: Never.self)
            await withTaskCancellationHandler {
                for await _ in never {}
            } onCancel: {
                keep.finish()
            }
            return .allow
        }
    }
}
