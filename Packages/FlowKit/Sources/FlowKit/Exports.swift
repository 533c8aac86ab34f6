// View models are `ObservableObject`s and have localized texts, which FlowKit exports on every platform.
@_exported public import FlowLocalization
@_exported public import SharedCombine
