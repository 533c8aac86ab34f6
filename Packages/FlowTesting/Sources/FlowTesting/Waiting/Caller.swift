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

    /// Adds a warning to a test that passes.
    func warn(_ message: String) {
        reportIssue(message, severity: .warning, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Fails with the difference of two values, unless they are equal.
    func expectNoDifference<Value: Equatable>(_ expected: Value, _ actual: Value, _ message: String) {
        guard let difference = difference(expected, actual) else { return }
        fail("\(message) (expected: -, actual: +):\n\n\(difference.indented)")
    }
}

/// Returns the difference of two values as text. `nil` if they are equal.
func difference<Value: Equatable>(_ expected: Value, _ actual: Value) -> String? {
    expected == actual ? nil : diff(expected, actual) ?? "- \(expected)\n+ \(actual)"
}

extension String {
    /// The text with each line indented.
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
            .joined(separator: "\n")
    }
}

extension [String] {
    /// The texts as a list, for failures.
    var bulleted: String { map { "  - \($0.replacing("\n", with: "\n    "))" }.joined(separator: "\n") }
}
