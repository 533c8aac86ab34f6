/// The dependencies of the switcher's flow: those of its screen, and the exit handler.
public struct ActivitySwitcherFlowDependencyContainer: Sendable {
    let activitySwitcher: ActivitySwitcherDependencyContainer
    let exit: @MainActor @Sendable (ActivitySwitcherExit) -> Void

    public init(
        activitySwitcher: ActivitySwitcherDependencyContainer,
        exit: @escaping @MainActor @Sendable (ActivitySwitcherExit) -> Void
    ) {
        self.activitySwitcher = activitySwitcher
        self.exit = exit
    }
}
