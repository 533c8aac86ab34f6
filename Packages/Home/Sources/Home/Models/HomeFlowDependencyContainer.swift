/// What the home screen's flow needs: what its screens need, and where its exits lead.
public struct HomeFlowDependencyContainer: Sendable {
    let home: HomeDependencyContainer
    let exit: @MainActor @Sendable (HomeExit) -> Void

    public init(home: HomeDependencyContainer, exit: @escaping @MainActor @Sendable (HomeExit) -> Void) {
        self.home = home
        self.exit = exit
    }
}
