// View models are `ObservableObject`s, which FlowKit exports on every platform.
@_exported public import SharedCombine
