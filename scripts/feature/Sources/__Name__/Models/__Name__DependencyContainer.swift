public import Model

/// The dependencies of the view model.
public struct __Name__DependencyContainer: Sendable {
    let load: @Sendable () async throws(ServiceError) -> [String]

    /// - Parameter load: Loads the __words__. A service of Model replaces it.
    public init(load: @escaping @Sendable () async throws(ServiceError) -> [String] = { [] }) {
        self.load = load
    }
}

/// The dependencies of the flow: those of its screens, and the exit handler.
public struct __Name__FlowDependencyContainer: Sendable {
    let __name__: __Name__DependencyContainer
    let exit: @MainActor @Sendable (__Name__Exit) -> Void

    public init(__name__: __Name__DependencyContainer, exit: @escaping @MainActor @Sendable (__Name__Exit) -> Void) {
        self.__name__ = __name__
        self.exit = exit
    }
}
