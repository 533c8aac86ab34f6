public import FlowKit
public import SharedUI

/// A feature of the other app.
public enum GreetingRoute: Hashable, Codable, Sendable {
    case greeting(name: String, style: GreetingStyle? = nil)
    case about
}

public enum GreetingStyle: String, Hashable, Codable, Sendable {
    case loud, soft
}

extension ActivityID {
    public static let welcome: ActivityID = "welcome"
}

extension ActivityConfig {
    public static let welcome = ActivityConfig(id: .welcome, title: "Welcome in", icon: "hand.wave", index: 0)
}

@MainActor public final class GreetingViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .welcome, path: "/greetings/:name?style", transition: .sheet)
}

@MainActor public final class AboutViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .welcome,
        tab: TabConfig(identifier: "about", title: "About", icon: "info.circle", index: 0),
        path: "/about")
}

@MainActor public final class GreetingFlow {
    public init() {}
}

extension GreetingRoute {
    @MainActor @ViewBuilder
    public func destination(_ flow: GreetingFlow) -> some View {
        switch self {
        case .greeting(let name, let style): Text(style == .loud ? "HELLO, \(name)" : "Hello, \(name)")
        case .about: Text("About greetings")
        }
    }
}
