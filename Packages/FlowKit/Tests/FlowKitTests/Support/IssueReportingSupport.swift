// Looked up by name when an issue is reported: without it, an issue is printed and the test passes.
import IssueReportingTestSupport
