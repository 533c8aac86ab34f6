// `ObservableObject` and `@Published` under one module name: Combine on Apple platforms, OpenCombine on others.
#if canImport(Combine)
    @_exported public import Combine
#else
    @_exported public import OpenCombineShim
#endif
