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
