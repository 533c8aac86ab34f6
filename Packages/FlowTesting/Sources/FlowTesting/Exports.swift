// Tests compare values with `expectNoDifference`.
@_exported public import CustomDump
// Tests with random sequences name the generator.
@_exported public import FlowTestSupport
// Calls of functions with a source location expand a macro of Testing.
@_exported public import Testing
