/// How one goes to a screen.
public enum NavigationType: Hashable, Codable, Sendable {
    /// On top of the stack in front.
    case push
    /// Over what is shown, with a stack of its own.
    case present(ModalStyle)
    /// In the place of the root of the stack in front, and of all over it.
    case root

    /// What a screen declares for itself.
    @inlinable
    public init(_ transition: RouteTransition) {
        self =
            switch transition {
            case .push: .push
            case .sheet: .present(.sheet)
            case .fullScreenCover: .present(.fullScreenCover)
            }
    }
}
