import FlowKit
import FlowTestSupport
import FlowTesting

extension SplitMix64 {
    mutating func sampleOperation(restoring states: [SampleState] = []) -> SampleOperation {
        operation(of: SampleNavigation.samples, restoring: states)
    }

    /// Where a few random operations lead.
    mutating func sampleState(after count: Int) -> SampleState {
        var state = SampleState(activity: SampleNavigation.activities.randomElement(using: &self) ?? .shop)
        for _ in 0..<count { state.apply(sampleOperation()) }
        return state
    }
}

extension SampleNavigation {
    fileprivate static let samples = NavigationSamples<Self>(routes: (0..<3).map { .page($0) }, unlistedTabs: [.lost])
}
