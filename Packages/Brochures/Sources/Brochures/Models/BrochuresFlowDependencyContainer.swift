/// What the brochures' flow needs: what its screens need, and where its exits lead.
public struct BrochuresFlowDependencyContainer: Sendable {
    let brochures: BrochuresDependencyContainer
    let exit: @MainActor @Sendable (BrochuresExit) -> Void

    public init(brochures: BrochuresDependencyContainer, exit: @escaping @MainActor @Sendable (BrochuresExit) -> Void) {
        self.brochures = brochures
        self.exit = exit
    }
}
