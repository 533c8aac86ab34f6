/// The dependencies of the home screen's flow: those of its screen, and the exit handler.
public struct HomeFlowDependencyContainer: Sendable {
    let home: HomeDependencyContainer
    let exit: @MainActor @Sendable (HomeExit) -> Void

    public init(home: HomeDependencyContainer, exit: @escaping @MainActor @Sendable (HomeExit) -> Void) {
        self.home = home
        self.exit = exit
    }
}
