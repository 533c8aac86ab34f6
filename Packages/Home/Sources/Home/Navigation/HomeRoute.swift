/// The home screen.
public enum HomeRoute: Hashable, Codable, Sendable {
    case home
}
