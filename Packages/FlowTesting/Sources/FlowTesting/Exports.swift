// Tests compare values with `expectNoDifference`.
@_exported public import CustomDump
// Tests with random sequences name the generator.
@_exported public import TestSupport
