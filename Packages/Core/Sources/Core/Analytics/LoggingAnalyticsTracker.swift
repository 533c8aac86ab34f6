import Logging
import Model

/// Logs the events of the app at the level `info`. The properties of an event are the metadata.
struct LoggingAnalyticsTracker: AnalyticsTracker {
    let logger: Logger

    func track(_ event: AnalyticsEvent) {
        logger.info("\(event.name)", metadata: event.properties.mapValues { .string($0) })
    }
}

/// Passes each event to several trackers, in their order.
struct CombinedAnalyticsTracker: AnalyticsTracker {
    let trackers: [any AnalyticsTracker]

    func track(_ event: AnalyticsEvent) {
        for tracker in trackers { tracker.track(event) }
    }
}
