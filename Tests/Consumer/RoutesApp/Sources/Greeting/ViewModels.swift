public import FlowKit

@MainActor
public final class GreetingViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .welcome, path: "/greetings/:name?style", transition: .sheet)
}

@MainActor
public final class AboutViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .welcome,
        tab: TabConfig(identifier: "about", title: "About", icon: "info.circle", index: 0),
        path: "/about")
}

/// Its case is a word of the language.
@MainActor
public final class DefaultViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .welcome, path: "/default/:in", requiresAuth: true)
}

@MainActor
public final class NotesViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .welcome, path: "/notes/*rest?tag*")
}

/// Another feature has a view model of this name.
@MainActor
public final class WishlistViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .welcome,
        tab: TabConfig(identifier: "wishes", title: "Wishes", icon: "star", index: 1),
        path: "/wishes")
}
