import DeepLink
import FlowKit
import Foundation
import Logging
import Model

/// The objects of a window. They are connected here, and only here.
@MainActor
struct WindowObjects {
    let coordinator: AppCoordinator
    let banners: BannerQueue
    let journal: NavigationJournal<AppNavigation>.Recorder
    let notices: AppNotices
    let archive: NavigationArchive<AppNavigation>
    let saver: NavigationSaver<AppNavigation>
    let flows: FlowStore

    /// - Throws: ``/DeepLink/LinkTableError`` if the features' paths conflict.
    init(
        _ services: ServiceProvider, _ state: AppState, _ policy: LinkPolicy, _ window: AppWindow, _ logger: Logger
    ) throws(LinkTableError) {
        let links = URLRouter(try AppRoute.linkTable(), policy: policy)
        let archive = NavigationArchive<AppNavigation>(links, beginning: AppState.beginning.activity)
        let saver = NavigationSaver(archive, clock: services.clock) { [savedState = services.shop.savedState] data in
            if window == .main { try await savedState.save(data) }
        }
        let journal = NavigationJournal<AppNavigation>.Recorder(isRecorded: {
            !$0.before.hasDebugMenu && !$0.after.hasDebugMenu
        }) {
            Int64(Date().timeIntervalSince1970 * 1_000)
        }
        let banners = BannerQueue(clock: services.clock)
        let flows = FlowStore(services, journal)
        let refresher = TopicRefresher(services: services)
        let pendingEvents: any PendingEventStore =
            switch window {
            case .main: StoredPendingEvents(links: services.shop.pendingLinks, logger: logger)
            case .additional: MemoryPendingEventStore()
            }
        self.archive = archive
        self.saver = saver
        self.journal = journal
        self.banners = banners
        self.flows = flows
        notices = AppNotices(
            services.shop.notices, version: services.version, incident: services.incident,
            incidentWasSeen: services.incidentWasSeen)
        coordinator = AppCoordinator(
            state, links: links, conditions: AppConditions(isSessionKnown: false, version: services.version),
            observers: [ScreenViews(services.shop.analytics), NavigationLog(logger), journal, saver], flows: flows,
            inbound: InboundServices(
                store: pendingEvents, announce: { banners.show(InAppBanner($0, $1)) },
                refresh: { try await refresher.refresh($0) }, prepare: { try await refresher.prepare($0) },
                clock: services.clock,
                log: { [analytics = services.shop.analytics] record in
                    logger.info("\(record)")
                    if let event = AnalyticsEvent(record) { analytics.track(event) }
                }))
    }
}
