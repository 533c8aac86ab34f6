import RouteGenerator
import RoutePatterns

/// A line of the table of routes.
public struct RouteRow: Hashable, Sendable {
    public var path: String
    public var screen: String
    public var activity: String
    /// The tab that the screen is the root of.
    public var tab: String?
    public var requiresAuth: Bool
    public var transition: String
    /// File and line.
    public var place: String

    init(_ screen: AppMap.Screen, in catalog: RouteCatalog) {
        path = screen.pattern.text
        self.screen = screen.name
        activity = screen.activity
        tab = screen.tab?.name
        requiresAuth = screen.requiresAuth
        transition = screen.transition
        place = catalog.place(of: screen)
    }

    /// What stands above the columns.
    static let header = ["Path", "Screen", "Activity", "Tab", "Sign-in", "Transition", "Declared in"]

    var cells: [String] {
        [path, screen, activity, tab ?? "–", requiresAuth ? "required" : "–", transition, place]
    }
}

extension RouteCatalog {
    /// The table of routes.
    public var rows: [RouteRow] { screens.map { RouteRow($0, in: self) } }
}
