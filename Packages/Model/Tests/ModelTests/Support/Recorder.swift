import Model
import Synchronization

/// Remembers what was counted.
final class Recorder: AnalyticsTracker {
    private let tracked = Mutex<[AnalyticsEvent]>([])

    var events: [AnalyticsEvent] { tracked.withLock { $0 } }

    func track(_ event: AnalyticsEvent) {
        tracked.withLock { $0.append(event) }
    }
}
