// Tests wait with `settle`, and compare values with `expectNoDifference`.
@_exported public import FlowTestSupport
