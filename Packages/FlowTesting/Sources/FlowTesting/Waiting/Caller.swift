import IssueReporting
// Looked up by name when something is reported: without it a failure is printed, and the test passes.
import IssueReportingTestSupport

/// The call site in a test, where failures are shown.
struct Caller: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    func fail(_ message: String) {
        reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Says something of a test that passes.
    func warn(_ message: String) {
        reportIssue(message, severity: .warning, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
