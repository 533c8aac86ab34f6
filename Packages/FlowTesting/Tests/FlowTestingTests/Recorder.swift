import Synchronization
import Testing

@testable import FlowTesting

/// Records the failures of a part of a test, which is expected to fail.
final class Recorder: Sendable {
    private let issues = Mutex<[Issue]>([])

    var texts: [String] { issues.withLock { $0.map { $0.comments.map(\.rawValue).joined() } } }
    var lines: [Int?] { issues.withLock { $0.map { $0.sourceLocation?.line } } }

    @MainActor
    func record(_ body: @MainActor () async -> Void) async {
        await withKnownIssue {
            await body()
        } matching: { issue in
            self.issues.withLock { $0.append(issue) }
            return true
        }
    }
}

/// Returns the failures of `body`. The test fails if there are none.
@MainActor
func failures(of body: @MainActor () async -> Void) async -> [String] {
    let recorder = Recorder()
    await recorder.record(body)
    return recorder.texts
}

/// Returns the failures of `body`, in which a wait ends as soon as its condition has been checked.
@MainActor
func failuresOfWaits(of body: @MainActor () async -> Void) async -> [String] {
    await WaitLimits.$current.withValue(WaitLimits(notice: .zero, end: .zero) { _ in }) {
        await failures(of: body)
    }
}
