/// What an assistive technology, or a keyboard, asks of a view.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    /// What a tap does.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// To go away: the Escape key, or the gesture that stands for it.
    public static let escape = AccessibilityActionKind(name: "escape")

    var event: RenderNode.Event { self == .escape ? .dismiss : .tap }
}

extension View {
    /// Does something when an assistive technology asks for it.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        Decorated(self) { $0.actions[actionKind.event] = { _ in handler() } }
    }
}
