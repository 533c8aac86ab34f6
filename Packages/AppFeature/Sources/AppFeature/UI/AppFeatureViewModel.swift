public import DeepLink
public import FlowKit
import Foundation
public import Logging
public import Model

/// One window of the app: the app's services, where this window is, what comes into it, and what its bar shows.
///
/// Several windows share the services and nothing else.
@MainActor
public final class AppFeatureViewModel: ObservableObject {
    /// How many pieces are in the bag.
    @Published public private(set) var bagCount = 0
    /// How many notifications are not read yet.
    @Published public private(set) var unreadCount = 0

    public let coordinator: AppCoordinator
    /// Whatever comes from outside: links, pushes, shortcuts.
    public let inbound: InboundPipeline<AppNavigation>
    /// Messages that come up over the app.
    public let banners: BannerQueue
    /// All that has happened to the navigation lately.
    public let journal: JournalKeeper<AppNavigation>
    /// Follows links from inside the app.
    public let deepLinks: any DeepLinkService
    /// Where this window is, and the way back.
    public var navigation: any NavigationService { coordinator.locations }
    /// What the app itself has to say.
    let notices: AppNotices
    /// The flows of each stack.
    let flows: FlowStore
    let window: AppWindow
    let services: ServiceProvider
    let archive: NavigationArchive<AppNavigation>
    let saver: NavigationSaver<AppNavigation>
    let logger: Logger

    /// - Parameters:
    ///   - services: The app's services, for all its windows.
    ///   - state: Where the window begins.
    ///   - policy: Which links are the app's.
    ///   - window: What of it outlives the process. There is one main window.
    ///   - logger: Told which screens are shown.
    /// - Throws: ``/DeepLink/LinkTableError`` when the features' paths contradict each other.
    public init(
        services: ServiceProvider, state: AppState = .launch(), policy: LinkPolicy, window: AppWindow = .main,
        logger: Logger = Logger(label: "Shop", factory: { _ in SwiftLogNoOpLogHandler() })
    ) throws(LinkTableError) {
        self.services = services
        self.logger = logger
        self.window = window
        let links = URLRouter(try AppRoute.linkTable(), policy: policy)
        archive = NavigationArchive(links, beginning: AppState.beginning.activity)
        saver = NavigationSaver(archive, clock: services.clock) { [savedState = services.savedState] data in
            if window == .main { try await savedState.save(data) }
        }
        journal = JournalKeeper { Int64(Date().timeIntervalSince1970 * 1_000) }
        coordinator = AppCoordinator(
            state, links: links, conditions: AppConditions(isSessionKnown: false, version: services.version),
            middleware: [ScreenViews(services.analytics), NavigationLog(logger), journal, saver])
        banners = BannerQueue(clock: services.clock)
        notices = AppNotices(
            services.notices, version: services.version, incident: services.storeIncident,
            incidentWasSeen: services.incidentWasSeen)
        flows = FlowStore(services, coordinator)
        let refresher = TopicRefresher(services: services)
        let waiting: any PendingEventStore =
            switch window {
            case .main: StoredPendingEvents(links: services.pendingLinks)
            case .additional: MemoryPendingEventStore()
            }
        inbound = InboundPipeline(
            navigator: coordinator.navigator, links: coordinator.links,
            store: waiting, banners: banners,
            refresh: { try await refresher.refresh($0) }, clock: services.clock,
            report: { [weak coordinator] record in
                logger.info("\(record)")
                coordinator?.heard(of: record)
            })
        deepLinks = InboundDeepLinks(inbound)
        coordinator.signIn.inbound = inbound
        coordinator.unsaved.inbound = inbound
        coordinator.unsaved.places = { [weak flows] in flows?.unsavedPlaces ?? [] }
        coordinator.signIn.onCancel = { [weak flows] in flows?.signInCancelled() }
        banners.onEnd = { [weak inbound] banner, ending in
            if ending == .tapped { inbound?.receive(.tapped(banner)) }
        }
    }

    /// Follows the services for as long as the app is shown.
    public func observe() async {
        async let bag: Void = followBag()
        async let unread: Void = followNotifications()
        async let inbox: Void = refreshNotifications()
        async let session: Void = followSession()
        async let configuration: Void = followConfiguration()
        async let fresh: Void = refreshConfiguration()
        async let seen: Void = notices.follow()
        async let catalogue: Void = keepCatalogue()
        async let changes: Void = pullChanges()
        _ = await (changes, bag, session, configuration, fresh, seen, catalogue, unread, inbox)
    }

    /// Asks for what may have changed while nobody looked: when the app comes to the foreground.
    public func enterForeground() async {
        await services.outbox?.pull()
        try? await services.configuration.refresh(.current)
        try? await services.notifications?.refresh(.current)
    }

    /// What a tab's button shows beside its name; 0 shows nothing.
    func badge(of tab: Tab) -> Int {
        switch tab {
        case .bag: bagCount
        case .account: unreadCount
        default: 0
        }
    }
}

extension AppFeatureViewModel {
    private func followBag() async {
        for await bag in services.bag.bag() where bag.itemCount != bagCount { bagCount = bag.itemCount }
        // A bag that ends by itself can't be read any more: what was counted in it says nothing then.
        if !Task.isCancelled, bagCount != 0 { bagCount = 0 }
    }

    private func followNotifications() async {
        guard let notifications = services.notifications else { return }
        for await count in notifications.unreadCount() where count != unreadCount { unreadCount = count }
    }

    /// Asks what the shop wants the user to know: at first, and when somebody has signed in.
    private func refreshNotifications() async {
        guard let notifications = services.notifications else { return }
        for await session in services.session.session() where session.user != nil {
            // What can't be heard now is heard the next time; until then what was heard last is shown.
            try? await notifications.refresh(.current)
        }
    }

    /// Links can be followed as soon as it is known who is signed in.
    private func followSession() async {
        for await session in services.session.session() {
            await coordinator.sessionChanged(to: session)
            if !inbound.isReady { await restore() }
            await inbound.becomeReady()
            if inbound.waitingReason == .signIn { coordinator.signIn.ask() }
        }
    }

    private var upkeep: Upkeep { Upkeep(reachability: services.reachability, clock: services.clock) }

    private func refreshConfiguration() async {
        await upkeep.keep { [configuration = services.configuration] in
            // What the server can't say now it says the next time; until then what was heard last holds.
            try? await configuration.refresh(.current)
        }
    }

    /// One window does it for all of them.
    private func keepCatalogue() async {
        guard window == .main, let sync = services.catalogueSync else { return }
        await CatalogueKeeper(sync, upkeep: upkeep, notices: notices).keep()
    }

    /// What the user has changed on another device. One window asks for all of them.
    private func pullChanges() async {
        guard window == .main, let outbox = services.outbox else { return }
        await upkeep.keep { await outbox.pull() }
    }

    private func followConfiguration() async {
        for await configuration in services.configuration.configuration() {
            coordinator.configurationChanged(to: configuration)
            notices.configurationChanged(to: configuration)
        }
    }
}
