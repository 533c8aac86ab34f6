public import Foundation
public import Model

/// The dependencies of the brochures' view models.
public struct BrochuresDependencyContainer: Sendable {
    let brochures: any BrochureService
    let reachability: any ReachabilityService
    let now: @Sendable () -> Date

    /// - Parameters:
    ///   - brochures: Loads the brochures.
    ///   - reachability: Triggers retries when the server becomes reachable.
    ///   - now: Returns the time that determines whether a brochure is valid.
    public init(
        brochures: any BrochureService, reachability: any ReachabilityService,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.brochures = brochures
        self.reachability = reachability
        self.now = now
    }
}

/// The dependencies of the brochures' flow: those of its screens, and the exit handler.
public struct BrochuresFlowDependencyContainer: Sendable {
    let brochures: BrochuresDependencyContainer
    let exit: @MainActor @Sendable (BrochuresExit) -> Void

    public init(brochures: BrochuresDependencyContainer, exit: @escaping @MainActor @Sendable (BrochuresExit) -> Void) {
        self.brochures = brochures
        self.exit = exit
    }
}
