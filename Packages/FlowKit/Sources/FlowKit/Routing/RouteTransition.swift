/// How a screen comes up when one is sent to it.
public enum RouteTransition: String, CaseIterable, Hashable, Codable, Sendable {
    /// On top of the stack.
    case push
    /// Over what is shown, which stays in sight.
    case sheet
    /// Over everything.
    case fullScreenCover
}
