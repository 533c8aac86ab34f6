// Tests compare values with `expectNoDifference`.
@_exported public import CustomDump
// Looked up by name when a library reports an issue: without it an issue is printed, and the test passes.
import IssueReportingTestSupport
// Calls of functions with a source location expand a macro of Testing.
@_exported public import Testing
