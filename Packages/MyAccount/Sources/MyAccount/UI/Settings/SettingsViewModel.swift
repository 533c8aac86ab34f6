public import FlowKit
public import Model

/// The app's settings.
@MainActor
public final class SettingsViewModel: SettingsViewModelProtocol {
    @Published public private(set) var style = ListingStyle.grid
    @Published public private(set) var appearance = Appearance.system
    @Published public private(set) var language = Language.system
    @Published public private(set) var isSignedIn = false
    @Published public var alert: AlertState?
    public let version: String
    public let signingOut: SigningOut

    private let dependencies: SettingsDependencyContainer
    private weak var router: Router<MyAccountRoute>?
    private let exit: @MainActor (MyAccountExit) -> Void

    init(
        _ dependencies: SettingsDependencyContainer, signingOut: SigningOut, router: Router<MyAccountRoute>,
        exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router
        self.exit = exit
        version = dependencies.appVersion.description
        self.signingOut = signingOut
    }

    public func observe() async {
        async let style: Void = followStyle()
        async let appearance: Void = followAppearance()
        async let language: Void = followLanguage()
        async let session: Void = followSession()
        _ = await (style, appearance, language, session)
    }

    public func setStyle(_ style: ListingStyle) async {
        await choose(style, for: \.style, in: dependencies.listingStyle)
    }

    public func setAppearance(_ appearance: Appearance) async {
        await choose(appearance, for: \.appearance, in: dependencies.appearance)
    }

    public func setLanguage(_ language: Language) async {
        await choose(language, for: \.language, in: dependencies.language)
    }

    /// Shows a choice immediately, and reverts to the stored one if storing fails.
    private func choose<Value: Equatable>(
        _ value: Value, for setting: ReferenceWritableKeyPath<SettingsViewModel, Value>,
        in service: any SettingService<Value>
    ) async {
        let origin = ActionOrigin(router)
        var stored = self[keyPath: setting]
        self[keyPath: setting] = value
        do throws(ServiceError) {
            try await service.set(value)
        } catch {
            // What was shown before may not be stored either.
            for await current in service.values() {
                stored = current
                break
            }
            // A newer choice stays.
            if self[keyPath: setting] == value { self[keyPath: setting] = stored }
            origin.show(error, on: self)
        }
    }

    public var hasNotificationSettings: Bool { isSignedIn && dependencies.hasNotificationSettings }

    public func openNotificationSettings() { router?.navigate(to: .notificationSettings) }

    public var hasDebugMenu: Bool { dependencies.debugMenu != nil }

    public func openDebugMenu() {
        if let link = dependencies.debugMenu { exit(.link(link)) }
    }

    private func followStyle() async {
        for await style in dependencies.listingStyle.values() { self.style = style }
    }

    private func followAppearance() async {
        for await appearance in dependencies.appearance.values() { self.appearance = appearance }
    }

    private func followLanguage() async {
        for await language in dependencies.language.values() { self.language = language }
    }

    private func followSession() async {
        for await session in dependencies.session.session() { isSignedIn = session.user != nil }
    }
}

/// The dependencies of the settings' view model.
struct SettingsDependencyContainer {
    let listingStyle: any SettingService<ListingStyle>
    let appearance: any SettingService<Appearance>
    let language: any SettingService<Language>
    let session: any SessionService
    let appVersion: AppVersion
    let debugMenu: String?
    let hasNotificationSettings: Bool
}

extension SettingsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/settings")
}
