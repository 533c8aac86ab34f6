public import Foundation
public import Model

/// What the brochures' view models need.
public struct BrochuresDependencyContainer: Sendable {
    let brochures: any BrochureService
    let reachability: any ReachabilityService
    let now: @Sendable () -> Date

    /// - Parameters:
    ///   - brochures: Where the brochures come from.
    ///   - reachability: Says when what could not be loaded may be asked for again.
    ///   - now: The time at which a brochure is valid or not.
    public init(
        brochures: any BrochureService, reachability: any ReachabilityService,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.brochures = brochures
        self.reachability = reachability
        self.now = now
    }
}
