public import FlowKit
public import Model
import SharedUI

/// The app's settings.
@MainActor
public final class SettingsViewModel: SettingsViewModelProtocol {
    @Published public private(set) var style = ListingStyle.grid
    @Published public private(set) var appearance = Appearance.system
    @Published public private(set) var isSignedIn = false
    @Published public var alert: AlertState?
    public let version: String
    public let signingOut: SigningOut

    private let dependencies: MyAccountDependencyContainer
    private weak var router: Router<MyAccountRoute>?
    private let exit: @MainActor (MyAccountExit) -> Void

    public init(
        _ dependencies: MyAccountDependencyContainer, router: Router<MyAccountRoute>,
        exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router
        self.exit = exit
        version = dependencies.appVersion.description
        // The screen is closed after signing out.
        signingOut = SigningOut(dependencies, router: router) { [weak router] in router?.pop() }
    }

    public func observe() async {
        async let style: Void = followStyle()
        async let appearance: Void = followAppearance()
        async let session: Void = followSession()
        _ = await (style, appearance, session)
    }

    public func setStyle(_ style: ListingStyle) async {
        let old = self.style
        self.style = style
        do throws(ServiceError) {
            try await dependencies.listingStyle.setListingStyle(style)
        } catch {
            self.style = old
            report(error)
        }
    }

    public func setAppearance(_ appearance: Appearance) async {
        let old = self.appearance
        self.appearance = appearance
        do throws(ServiceError) {
            try await dependencies.appearance.setAppearance(appearance)
        } catch {
            self.appearance = old
            report(error)
        }
    }

    private func report(_ error: ServiceError) {
        guard error != .cancelled else { return }
        alert = AlertState(error)
    }

    public var hasNotificationSettings: Bool { isSignedIn && dependencies.notificationSettings != nil }

    public func openNotificationSettings() { router?.navigate(to: .notificationSettings) }

    public var hasDebugMenu: Bool { dependencies.debugMenu != nil }

    public func openDebugMenu() {
        if let link = dependencies.debugMenu { exit(.link(link)) }
    }

    private func followStyle() async {
        for await style in dependencies.listingStyle.listingStyle() { self.style = style }
    }

    private func followAppearance() async {
        for await appearance in dependencies.appearance.appearance() { self.appearance = appearance }
    }

    private func followSession() async {
        for await session in dependencies.session.session() { isSignedIn = session.user != nil }
    }
}

extension SettingsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/settings")
}
