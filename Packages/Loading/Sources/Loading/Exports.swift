// View models with loaders are `ObservableObject`s.
@_exported public import SharedCombine
