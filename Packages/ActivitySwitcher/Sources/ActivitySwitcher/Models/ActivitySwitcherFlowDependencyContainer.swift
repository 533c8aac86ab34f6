/// What the switcher's flow needs: what its screen needs, and where its exits lead.
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
