// A view model is an `ObservableObject`: whoever imports FlowKit has it, on every platform.
@_exported public import SharedCombine
