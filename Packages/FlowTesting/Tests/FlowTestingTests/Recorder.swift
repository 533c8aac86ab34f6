import Synchronization
import Testing

@testable import FlowTesting

/// Takes failures down instead of failing.
final class Recorder: Sendable {
    private let issues = Mutex<[Issue]>([])

    var texts: [String] { issues.withLock { $0.map { $0.comments.map(\.rawValue).joined() } } }
    var lines: [Int?] { issues.withLock { $0.map { $0.sourceLocation?.line } } }

    @MainActor
    func record(_ body: @MainActor () async -> Void) async {
        await withKnownIssue(isIntermittent: true) {
            await body()
        } matching: { issue in
            self.issues.withLock { $0.append(issue) }
            return true
        }
    }
}

/// What `body` failed with.
@MainActor
func failures(of body: @MainActor () async -> Void) async -> [String] {
    let recorder = Recorder()
    await recorder.record(body)
    return recorder.texts
}

/// What `body` failed with, where a wait ends as soon as its condition has been checked.
@MainActor
func failuresOfWaits(of body: @MainActor () async -> Void) async -> [String] {
    await WaitLimits.$current.withValue(WaitLimits(notice: .zero, end: .zero) { _ in }) {
        await failures(of: body)
    }
}
