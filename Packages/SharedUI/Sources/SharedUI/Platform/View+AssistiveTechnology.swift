extension View {
    /// Calls an action with a Boolean value that indicates whether VoiceOver or Switch Control is on: at first, and after each
    /// change. A message that disappears by itself stays while one of them is on.
    public func onAssistiveTechnologyChange(_ action: @escaping @MainActor (Bool) -> Void) -> some View {
        modifier(AssistiveTechnologyObserver(action: action))
    }
}

private struct AssistiveTechnologyObserver: ViewModifier {
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
    @Environment(\.accessibilitySwitchControlEnabled) private var isSwitchControlOn
    let action: @MainActor (Bool) -> Void

    func body(content: Content) -> some View {
        content.onChange(of: isVoiceOverOn || isSwitchControlOn, initial: true) { _, isOn in action(isOn) }
    }
}
