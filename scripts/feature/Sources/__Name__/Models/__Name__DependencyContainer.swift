public import Model

/// The dependencies of the view model.
public struct __Name__DependencyContainer: Sendable {
    let load: @Sendable () async throws(ServiceError) -> [String]

    /// - Parameter load: Loads the __words__. A service of Model replaces it.
    public init(load: @escaping @Sendable () async throws(ServiceError) -> [String] = { [] }) {
        self.load = load
    }
}
