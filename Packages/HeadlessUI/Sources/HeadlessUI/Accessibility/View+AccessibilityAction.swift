/// An action that an assistive technology or a keyboard requests of a view.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    /// The action of a tap.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Dismissal: the Escape key, or VoiceOver's scrub gesture.
    public static let escape = AccessibilityActionKind(name: "escape")

    var event: RenderNode.Event { self == .escape ? .dismiss : .tap }
}

extension View {
    /// Performs an action when an assistive technology requests it.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        Decorated(self) { $0.actions[actionKind.event] = { _ in handler() } }
    }
}
