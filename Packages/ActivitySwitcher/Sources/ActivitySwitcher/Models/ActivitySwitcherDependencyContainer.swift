/// What the switcher's view model needs.
public struct ActivitySwitcherDependencyContainer: Sendable {
    let choices: @MainActor @Sendable () -> AsyncStream<ActivityChoices>

    /// - Parameter choices: The activities as they are, then every change: one may be hidden, added or moved while the
    ///   switcher is shown.
    public init(choices: @escaping @MainActor @Sendable () -> AsyncStream<ActivityChoices>) {
        self.choices = choices
    }
}
