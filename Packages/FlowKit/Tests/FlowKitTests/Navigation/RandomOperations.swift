import FlowKit
import FlowTestSupport

/// The routes of an app that hosts a feature.
enum AppRoute: Hashable, Codable, Sendable {
    case feature(Int)
    case other(Int)

    var feature: Int? { if case .feature(let route) = self { route } else { nil } }
}

/// What a router shows.
struct RouterContent<Route: Hashable & Sendable>: Equatable {
    var routes: [Route] = []
    var sheet: Route?
    var fullScreenCover: Route?
    var alert: AlertState?
    var dialog: AlertState?
}

extension RouterContent {
    func compactMap<NewRoute>(_ transform: (Route) -> NewRoute?) -> RouterContent<NewRoute> {
        RouterContent<NewRoute>(
            routes: routes.compactMap(transform), sheet: sheet.flatMap(transform),
            fullScreenCover: fullScreenCover.flatMap(transform), alert: alert, dialog: dialog)
    }
}

extension Router {
    var content: RouterContent<Route> {
        RouterContent(
            routes: path, sheet: sheet, fullScreenCover: fullScreenCover, alert: alert, dialog: dialog)
    }
}

extension SplitMix64 {
    /// Makes a router do something.
    @MainActor
    mutating func step<Route>(on router: Router<Route>, _ route: (inout SplitMix64) -> Route) {
        switch Int.random(in: 0..<14, using: &self) {
        case 0, 1: router.navigate(to: route(&self))
        case 2, 3: router.push(route(&self))
        case 4: router.pop([1, 1, 2, 0, -1, .max, .min].randomElement(using: &self) ?? 1)
        case 5: router.popTo(route(&self))
        case 6: router.popToRoot()
        case 7, 8: router.path = (0..<Int.random(in: 0...4, using: &self)).map { _ in route(&self) }
        case 9, 10: router.present(route(&self), as: Bool.random(using: &self) ? .sheet : .fullScreenCover)
        case 11: router.sheet = nil
        case 12: router.dialog = Bool.random(using: &self) ? AlertState(title: "D", buttons: []) : nil
        default: router.alert = Bool.random(using: &self) ? AlertState(title: "T", message: "M") : nil
        }
    }

    mutating func appRoute() -> AppRoute {
        let number = Int.random(in: 0..<4, using: &self)
        return Bool.random(using: &self) ? .feature(number) : .other(number)
    }
}
