import IssueReporting

@testable import FlowTesting

/// Takes failures down instead of failing.
final class Recorder: IssueReporter, @unchecked Sendable {
    // Used by one test on the main actor only.
    private(set) var texts: [String] = []
    private(set) var lines: [UInt] = []
    private(set) var severities: [IssueSeverity] = []

    func reportIssue(
        _ message: @autoclosure () -> String?,
        severity: IssueSeverity,
        fileID: StaticString,
        filePath: StaticString,
        line: UInt,
        column: UInt
    ) {
        texts.append(message() ?? "")
        lines.append(line)
        severities.append(severity)
    }
}

/// What `body` failed with.
@MainActor
func failures(of body: @MainActor () async -> Void) async -> [String] {
    let recorder = Recorder()
    await withIssueReporters([recorder]) { await body() }
    return recorder.texts
}

/// What `body` failed with, where a wait ends as soon as its condition has been checked.
@MainActor
func failuresOfWaits(of body: @MainActor () async -> Void) async -> [String] {
    await WaitLimits.$current.withValue(WaitLimits(notice: .zero, end: .zero) { _ in }) {
        await failures(of: body)
    }
}
