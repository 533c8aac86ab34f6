public import FlowKit
public import Model

/// The view model of the screen about the app.
@MainActor
public final class AboutViewModel: AboutViewModelProtocol {
    public let name = "Flow Shop"
    public let version: String
    public let pages: [ShopPage]
    public let libraries = SoftwareLibrary.all

    private let exit: @MainActor (MyAccountExit) -> Void

    public init(
        _ appVersion: AppVersion, webURLs: any WebURLProvider, exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        self.exit = exit
        version = appVersion.description
        pages = webURLs.site == nil ? [] : [.privacy, .terms, .imprint]
    }

    public func open(_ page: ShopPage) { exit(.page(page)) }
}

extension AboutViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/about")
}
