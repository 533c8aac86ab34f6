public import FlowKit
public import SharedUI

/// A feature of the other app.
public enum GreetingRoute: Hashable, Codable, Sendable {
    case greeting(name: String, style: GreetingStyle? = nil)
    case about
    case `default`(in: Int)
    case notes(rest: [String], tag: [GreetingStyle] = [])
    case wishlist
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

extension GreetingFlowViewModel: FlowScreens {
    public func screen(_ route: GreetingRoute) -> some View { route.destination(self) }
}

extension GreetingRoute {
    @MainActor @ViewBuilder
    public func destination(_ flow: GreetingFlowViewModel) -> some View {
        switch self {
        case .greeting(let name, let style): Text("\(style == .loud ? flow.word.uppercased() : flow.word), \(name)")
        case .about: Text("About greetings")
        case .default(let number): Text("Greeting number \(number)")
        case .notes(let rest, let tags): Text("\(rest) of \(tags.map(\.rawValue))")
        case .wishlist: Text("Wishes of others")
        }
    }
}
