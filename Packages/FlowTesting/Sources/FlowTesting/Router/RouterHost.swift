import FlowKit

/// The smallest app: one tab with one stack, of the routes of the feature under test.
enum RouterHost<Route: Hashable & Sendable>: NavigationSchema {
    enum Only: Hashable, Codable, Sendable { case only }

    enum Screen: Hashable, Sendable {
        /// The screen below the feature's stack.
        case root
        case feature(Route)
    }

    static var activities: [Only] { [.only] }
    static func tabs(of activity: Only) -> [Only] { [.only] }
    static func activity(of tab: Only) -> Only { .only }
    static func defaultTab(of activity: Only) -> Only { .only }
    static func root(of tab: Only) -> Screen { .root }
}

extension RouterHost.Screen: CustomStringConvertible {
    var description: String {
        switch self {
        case .root: "root"
        case .feature(let route): "\(route)"
        }
    }

    var route: Route? {
        switch self {
        case .root: nil
        case .feature(let route): route
        }
    }
}

/// A schema's routes have to be `Codable`, a feature's need not. Nobody stores what is tested here.
extension RouterHost.Screen: Codable {
    init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "A router under test is not stored."))
    }

    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(
            self, .init(codingPath: encoder.codingPath, debugDescription: "A router under test is not stored."))
    }
}

extension Navigator {
    /// A router of the feature's own routes.
    func featureRouter<Route>() -> Router<Route> where Schema == RouterHost<Route> {
        router(for: .tab(.only)).scope(embed: RouterHost<Route>.Screen.feature, extract: \.route)
    }
}
