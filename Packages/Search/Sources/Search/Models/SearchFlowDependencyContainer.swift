/// The dependencies of the search's flow: those of its screens, and the exit handler.
public struct SearchFlowDependencyContainer: Sendable {
    let search: SearchDependencyContainer
    let exit: @MainActor @Sendable (SearchExit) -> Void

    public init(search: SearchDependencyContainer, exit: @escaping @MainActor @Sendable (SearchExit) -> Void) {
        self.search = search
        self.exit = exit
    }
}
