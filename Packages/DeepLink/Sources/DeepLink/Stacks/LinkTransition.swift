public import FlowKit

/// How a link has its screen come up: `?as=sheet`. Without it, the screen comes up as it declares.
public enum LinkTransition: String, CaseIterable, Hashable, Codable, Sendable {
    /// On top of the stack.
    case push
    /// Over what is shown, which stays in sight.
    case sheet
    /// Over everything.
    case cover
    /// In the place of the root of its tab.
    case root

    /// The same as a screen declares it.
    public init(_ transition: RouteTransition) {
        self =
            switch transition {
            case .push: .push
            case .sheet: .sheet
            case .fullScreenCover: .cover
            }
    }
}
