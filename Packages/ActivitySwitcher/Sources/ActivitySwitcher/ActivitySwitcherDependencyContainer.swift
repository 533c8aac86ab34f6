/// The dependencies of the switcher's view model.
public struct ActivitySwitcherDependencyContainer: Sendable {
    let choices: @MainActor @Sendable () -> AsyncStream<ActivityChoices>

    /// - Parameter choices: Returns a stream of the current activities, followed by every change while the switcher is
    ///   shown.
    public init(choices: @escaping @MainActor @Sendable () -> AsyncStream<ActivityChoices>) {
        self.choices = choices
    }
}
