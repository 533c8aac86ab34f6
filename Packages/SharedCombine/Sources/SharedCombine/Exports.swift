// `ObservableObject` and `@Published` under one name: Combine where the system has it, OpenCombine elsewhere.
#if canImport(Combine)
    @_exported public import Combine
#else
    @_exported public import OpenCombineShim
#endif
