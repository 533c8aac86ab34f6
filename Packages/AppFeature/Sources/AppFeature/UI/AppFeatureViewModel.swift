public import DeepLink
public import FlowKit
import Loading
public import Logging
public import Model

/// The view model of a window: the services, the navigation, the inbound events and the tab badges.
///
/// Windows share only the services.
@MainActor
public final class AppFeatureViewModel: ObservableObject {
    /// The number of items in the bag.
    @Published public private(set) var bagCount = 0
    /// The number of unread notifications.
    @Published public private(set) var unreadCount = 0
    /// The colors that the user has chosen.
    @Published public private(set) var appearance = Appearance.system
    /// The language that the user has chosen.
    @Published public private(set) var language = Language.system

    let services: ServiceProvider
    let window: AppWindow
    let logger: Logger
    private let objects: WindowObjects

    /// - Parameters:
    ///   - services: The app's services, which all windows share.
    ///   - state: The initial state of the window.
    ///   - policy: The policy that determines which links the app opens.
    ///   - window: The kind of window, which determines whether its state is stored. There is one main window.
    ///   - logger: Logs the visible screens.
    /// - Throws: ``/DeepLink/LinkTableError`` if the features' paths conflict.
    public init(
        services: ServiceProvider, state: AppState = .launch(), policy: LinkPolicy, window: AppWindow = .main,
        logger: Logger = Logger(label: "Shop", factory: { _ in SwiftLogNoOpLogHandler() })
    ) throws(LinkTableError) {
        self.services = services
        self.window = window
        self.logger = logger
        objects = try WindowObjects(services, state, policy, window, logger)
    }

    public var coordinator: AppCoordinator { objects.coordinator }
    /// The pipeline for inbound events: links, pushes and shortcuts.
    public var inbound: InboundPipeline<AppNavigation> { coordinator.inbound }
    /// The queue of message banners.
    public var banners: BannerQueue { objects.banners }
    /// The journal of recent navigation.
    public var journal: NavigationJournal<AppNavigation>.Recorder { objects.journal }
    /// The app's notices.
    var notices: AppNotices { objects.notices }
    /// The flows of all stacks.
    var flows: FlowStore { objects.flows }
    var archive: NavigationArchive<AppNavigation> { objects.archive }
    var saver: NavigationSaver<AppNavigation> { objects.saver }

    /// Observes the services. Runs while the app is shown.
    public func observe() async {
        async let bag: Void = followBag()
        async let unread: Void = followNotifications()
        async let inbox: Void = refreshNotifications()
        async let session: Void = followSession()
        async let configuration: Void = followConfiguration()
        async let flags: Void = followFlags()
        async let permissions: Void = followPermissions()
        async let fresh: Void = refreshConfiguration()
        async let seen: Void = notices.follow()
        async let colors: Void = followAppearance()
        async let language: Void = followLanguage()
        async let catalog: Void = keepCatalog()
        async let changes: Void = pullChanges()
        async let push: Void = registerForPushes()
        _ = await (
            push, permissions, flags, changes, bag, session, configuration, fresh, seen, colors, language, catalog,
            unread, inbox
        )
    }

    /// Applies the stored appearance and language. Call it before the window is shown, so that its first screen has them.
    public func applyStoredSettings() async {
        for await appearance in services.shop.appearance.values() {
            self.appearance = appearance
            break
        }
        for await language in services.shop.language.values() {
            self.language = language
            break
        }
    }

    /// Reloads data that may have changed. Call it when the app enters the foreground.
    public func enterForeground() async {
        await services.shop.outbox.pull()
        try? await services.shop.configuration.refresh(.cacheFirst)
        try? await services.shop.notifications.refresh(.cacheFirst)
        await services.push?.permission.refresh()
    }

    /// Dismisses the current banner and opens its link, because the user tapped it.
    public func openBanner() {
        if let banner = banners.dismiss() { inbound.receive(banner.tapped) }
    }

    /// Opens the link of one of the shop's messages.
    func openMessage(_ link: String) { inbound.receive(InboundEvent(.banner, .link(link))) }

    /// Dismisses a message over the screen, and opens its link if the user chose that.
    func answer(_ message: InAppMessage, with button: AlertState.Button?) {
        guard notices.modal == message else { return }
        notices.dismissModal(message)
        if let link = message.link, button?.id == link { openMessage(link) }
    }

    /// Returns the badge of a tab. 0 hides the badge.
    func badge(of tab: AppTab) -> Int {
        switch tab {
        case .bag: bagCount
        case .account: unreadCount
        default: 0
        }
    }
}

extension AppFeatureViewModel {
    private func followBag() async {
        for await bag in services.shop.bag.bag() where bag.itemCount != bagCount { bagCount = bag.itemCount }
        // The stream ends only if the bag can't be read. The count is unknown then.
        if !Task.isCancelled, bagCount != 0 { bagCount = 0 }
    }

    private func followAppearance() async {
        for await appearance in services.shop.appearance.values() where appearance != self.appearance {
            self.appearance = appearance
        }
    }

    private func followLanguage() async {
        for await language in services.shop.language.values() where language != self.language {
            self.language = language
        }
    }

    private func followNotifications() async {
        for await count in services.shop.notifications.unreadCount() where count != unreadCount { unreadCount = count }
    }

    /// Refreshes the notifications at launch and after sign-in.
    private func refreshNotifications() async {
        for await session in services.shop.session.session() where session.user != nil {
            // If the refresh fails, the stored notifications stay until the next one.
            try? await services.shop.notifications.refresh(.cacheFirst)
        }
    }

    /// Observes the session. Links are opened as soon as the session is known.
    private func followSession() async {
        for await session in services.shop.session.session() {
            await coordinator.sessionChanged(to: session)
            if !inbound.isReady { await restore() }
            await inbound.becomeReady()
        }
    }

    private var upkeep: Upkeep { Upkeep(reachability: services.shop.reachability, clock: services.clock) }

    private func refreshConfiguration() async {
        await upkeep.keep { [configuration = services.shop.configuration] in
            // If the refresh fails, the stored configuration stays until the next one.
            try? await configuration.refresh(.cacheFirst)
        }
    }

    /// Synchronizes the catalog. Only the main window does this.
    private func keepCatalog() async {
        guard window == .main else { return }
        await CatalogKeeper(services.shop.catalogSync, upkeep: upkeep, notices: notices).keep()
    }

    /// Loads the user's changes from other devices. Only the main window does this.
    private func pullChanges() async {
        guard window == .main else { return }
        await upkeep.keep { [outbox = services.shop.outbox] in await outbox.pull() }
    }

    /// Registers the device for push notifications. Only the main window does this.
    private func registerForPushes() async {
        guard window == .main, let push = services.push else { return }
        async let observing: Void = push.observe()
        async let repeating: Void = upkeep.keep { await push.update() }
        _ = await (observing, repeating)
    }

    private func followFlags() async {
        for await isOn in services.shop.flags.values(of: ShopFlags.all.brochures) {
            coordinator.brochuresChanged(to: isOn)
        }
    }

    /// Follows the flag of each permission that a screen declares.
    private func followPermissions() async {
        await withDiscardingTaskGroup { group in
            for permission in Set(RoutableTypes.all.compactMap { $0.routeConfig.permission }) {
                group.addTask { [coordinator, flags = services.shop.flags] in
                    for await isAllowed in flags.values(of: FeatureFlag(permission, default: true)) {
                        await coordinator.permissionChanged(permission, to: isAllowed)
                    }
                }
            }
        }
    }

    private func followConfiguration() async {
        for await configuration in services.shop.configuration.configuration() {
            coordinator.configurationChanged(to: configuration)
            notices.configurationChanged(to: configuration)
        }
    }
}
