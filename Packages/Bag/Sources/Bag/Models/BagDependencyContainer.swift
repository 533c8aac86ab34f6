public import Model

/// What the bag's view model needs.
public struct BagDependencyContainer: Sendable {
    let bag: any BagService
    let clock: any Clock<Duration>

    public init(bag: any BagService, clock: any Clock<Duration> = ContinuousClock()) {
        self.bag = bag
        self.clock = clock
    }
}
