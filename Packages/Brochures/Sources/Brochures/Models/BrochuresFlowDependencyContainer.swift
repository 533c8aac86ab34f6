/// The dependencies of the brochures' flow: those of its screens, and the exit handler.
public struct BrochuresFlowDependencyContainer: Sendable {
    let brochures: BrochuresDependencyContainer
    let exit: @MainActor @Sendable (BrochuresExit) -> Void

    public init(brochures: BrochuresDependencyContainer, exit: @escaping @MainActor @Sendable (BrochuresExit) -> Void) {
        self.brochures = brochures
        self.exit = exit
    }
}
