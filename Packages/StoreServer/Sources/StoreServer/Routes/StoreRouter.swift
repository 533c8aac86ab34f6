import HTTPTypes
import Hummingbird
import Logging

extension Router<StoreRequestContext> {
    /// Returns the router of all paths of the server.
    static func store(
        _ configuration: StoreServerConfiguration, state: ServerState, accounts: Accounts, sampleOrders: SampleOrders,
        brochures: [Brochure], deliver: @escaping @Sendable (StoreMail) -> Void, faults: FaultMiddleware,
        counter: RequestCounter, logger: Logger
    ) -> Router {
        let router = Router(context: StoreRequestContext.self, options: .autoGenerateHeadEndpoints)
        let hasExtensions = configuration.hasExtensions
        router.add(middleware: ResponseMiddleware(configuration: configuration, counter: counter, logger: logger))
        router.add(middleware: HostMiddleware(configuration))
        router.add(middleware: faults)
        router.add(middleware: LimitMiddleware(limits: configuration.limits))
        CatalogController(state: state, hasExtensions: hasExtensions).addRoutes(to: router)
        AccountController(accounts: accounts, state: state).addRoutes(to: router)
        PictureController(state: state, accounts: accounts, brochures: hasExtensions ? brochures : [])
            .addRoutes(to: router)
        if let association = configuration.siteAssociation {
            router.get(".well-known/apple-app-site-association") { request, _ in
                Response.cacheable(association, contentType: "application/json", cacheControl: "no-cache", to: request)
            }
        }
        if hasExtensions {
            RegistrationController(accounts: accounts).addRoutes(to: router)
            PasswordController(accounts: accounts, deliver: deliver).addRoutes(to: router)
            CartController(accounts: accounts, state: state).addRoutes(to: router)
            WishlistController(accounts: accounts, state: state).addRoutes(to: router)
            OrderController(accounts: accounts, state: state, samples: sampleOrders).addRoutes(to: router)
            ProfileController(accounts: accounts, state: state).addRoutes(to: router)
            ReviewController(accounts: accounts, state: state).addRoutes(to: router)
            NotificationController(accounts: accounts, state: state, orders: sampleOrders).addRoutes(to: router)
            NotificationSettingsController(accounts: accounts, state: state).addRoutes(to: router)
            BrochureController(brochures: brochures).addRoutes(to: router)
            PageController().addRoutes(to: router)
            router.get("configuration") { request, _ in
                Response.cacheable(
                    state.appConfiguration, contentType: PrivateResponse.contentType, cacheControl: "no-cache",
                    to: request)
            }
        }
        router.rejectOtherMethods()
        return router
    }

    /// Adds a `405` with the header `Allow` for each method that a path doesn't have.
    private func rejectOtherMethods() {
        let known: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
        for (path, routes) in Dictionary(grouping: routes, by: \.path.description) {
            var methods = Set(routes.map(\.method))
            if methods.contains(.get) { methods.insert(.head) }
            let error = HTTPError.methodNotAllowed(known.filter(methods.contains))
            for method in known where !methods.contains(method) {
                on(RouterPath(path), method: method) { _, _ -> Response in throw error }
            }
        }
    }
}
