/// What the bag's flow needs: what its screens need, and where its exits lead.
public struct BagFlowDependencyContainer: Sendable {
    let bag: BagDependencyContainer
    let exit: @MainActor @Sendable (BagExit) -> Void

    public init(bag: BagDependencyContainer, exit: @escaping @MainActor @Sendable (BagExit) -> Void) {
        self.bag = bag
        self.exit = exit
    }
}
