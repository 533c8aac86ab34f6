public import FlowKit
public import Model

/// The view model of the screen that explains a missing permission.
@MainActor
public final class AccessDeniedViewModel: AccessDeniedViewModelProtocol {
    @Published public private(set) var user: User?

    private let session: any SessionService
    private weak var router: Router<AuthenticationRoute>?

    public init(_ session: any SessionService, router: Router<AuthenticationRoute>) {
        self.session = session
        self.router = router
    }

    public func observe() async {
        for await session in session.session() where session.user != user { user = session.user }
    }

    public func useAnotherAccount() { router?.present(.signIn) }

    public func close() { router?.leave(.accessDenied) }
}

extension AccessDeniedViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, homeTab: "account", path: "/account/access-denied", transition: .sheet)
}
