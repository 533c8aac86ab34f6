public import FlowKit
public import Loading
public import Model

/// The view model of the __words__.
@MainActor
public final class __Name__ViewModel: __Name__ViewModelProtocol {
    @Published public private(set) var state: ViewState<[String], ServiceError> = .loading

    private let dependencies: __Name__DependencyContainer
    private let exit: @MainActor (__Name__Exit) -> Void

    public init(_ dependencies: __Name__DependencyContainer, exit: @escaping @MainActor (__Name__Exit) -> Void) {
        self.dependencies = dependencies
        self.exit = exit
    }

    public func load() async {
        do throws(ServiceError) {
            state = .success(try await dependencies.load())
        } catch {
            if error != .cancelled { state = .error(error) }
        }
    }

    public func retry() async {
        state = .loading
        await load()
    }

    public func startShopping() { exit(.shop) }
}

extension __Name__ViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "__path__", title: "__Words__", icon: "star", index: __index__),
        path: "/__path__")
}
