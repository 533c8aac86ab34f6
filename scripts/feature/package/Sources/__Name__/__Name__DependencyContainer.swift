public import Model

/// The dependencies of the view model.
public struct __Name__DependencyContainer: Sendable {
    let __items_value__: any __Name__Service
    let reachability: any ReachabilityService

    /// - Parameters:
    ///   - __items_value__: Loads the __items__.
    ///   - reachability: Triggers retries when the server becomes reachable.
    public init(__items_value__: any __Name__Service, reachability: any ReachabilityService) {
        self.__items_value__ = __items_value__
        self.reachability = reachability
    }
}
