import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Runs tests that kill processes only when `make test-faults` does: they need a process and the processor for
    /// themselves.
    static var killsProcesses: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["FLOW_FAULTS"] != nil,
            "This test kills processes. Run it with make test-faults.")
    }
}
