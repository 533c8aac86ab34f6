/// The dependencies of the bag's flow: those of its screens, and the exit handler.
public struct BagFlowDependencyContainer: Sendable {
    let bag: BagDependencyContainer
    let exit: @MainActor @Sendable (BagExit) -> Void

    public init(bag: BagDependencyContainer, exit: @escaping @MainActor @Sendable (BagExit) -> Void) {
        self.bag = bag
        self.exit = exit
    }
}
