import Synchronization
import Testing

/// Records the failures of a part of a test, which is expected to fail.
@_spi(Reporting)
public final class FailureRecorder: Sendable {
    private let issues = Mutex<[Issue]>([])

    public init() {}

    public var texts: [String] { issues.withLock { $0.map { $0.comments.map(\.rawValue).joined() } } }
    public var lines: [Int?] { issues.withLock { $0.map { $0.sourceLocation?.line } } }

    @MainActor
    public func record(_ body: @MainActor () async -> Void) async {
        await withKnownIssue {
            await body()
        } matching: { issue in
            self.issues.withLock { $0.append(issue) }
            return true
        }
    }
}

/// Returns the failures of `body`. The test fails if there are none.
@_spi(Reporting) @MainActor
public func failures(of body: @MainActor () async -> Void) async -> [String] {
    let recorder = FailureRecorder()
    await recorder.record(body)
    return recorder.texts
}

/// Returns the failures of `body`, in which a wait ends as soon as its condition has been checked.
@_spi(Reporting) @MainActor
public func failuresOfWaits(of body: @MainActor () async -> Void) async -> [String] {
    await WaitLimits.$current.withValue(WaitLimits(notice: .zero, end: .zero) { _ in }) {
        await failures(of: body)
    }
}
