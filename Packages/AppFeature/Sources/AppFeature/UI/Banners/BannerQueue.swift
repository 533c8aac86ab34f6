public import DeepLink
public import FlowKit

/// A banner inside the app.
public struct InAppBanner: Hashable, Identifiable, Sendable {
    /// A later banner with the same identifier replaces this one.
    public let id: String
    public let announcement: InboundAnnouncement

    public init(_ id: String, _ announcement: InboundAnnouncement) {
        self.id = id
        self.announcement = announcement
    }

    /// The event of a tap.
    var tapped: InboundEvent {
        InboundEvent(
            id: id, .banner, announcement.link.map { .link($0, announcement.policy) } ?? .nothing)
    }
}

/// The banners of a window. One is shown at a time, for a limited time. The others are queued.
@MainActor
public final class BannerQueue: ObservableObject {
    /// The way in which a banner has ended.
    public enum Ending: String, Hashable, Sendable {
        case tapped, dismissed
        /// It was shown for the whole time.
        case timedOut
        /// A later banner with the same identifier replaced it.
        case replaced
        /// It was queued, and was evicted by later banners.
        case evicted
    }

    /// The current banner.
    @Published public private(set) var current: InAppBanner?
    /// The queued banners, the oldest first.
    @Published public private(set) var queued: [InAppBanner] = []

    /// Called after a banner has ended.
    public var onEnd: (@MainActor (InAppBanner, Ending) -> Void)?

    private let clock: any Clock<Duration>
    private let duration: Duration
    private let limit: Int
    private var timer: Task<Void, Never>?

    /// - Parameters:
    ///   - clock: Measures the time.
    ///   - duration: The time for which a banner is shown.
    ///   - limit: The maximum number of queued banners. The oldest is evicted.
    public init(
        clock: any Clock<Duration> = ContinuousClock(), duration: Duration = .seconds(6), limit: Int = 5
    ) {
        self.clock = clock
        self.duration = duration
        self.limit = max(limit, 0)
    }

    isolated deinit { timer?.cancel() }

    /// Shows a banner, or queues it behind others.
    public func show(_ banner: InAppBanner) {
        if let current, current.id == banner.id {
            begin(banner)
            onEnd?(current, .replaced)
        } else if let index = queued.firstIndex(where: { $0.id == banner.id }) {
            let older = queued[index]
            queued[index] = banner
            onEnd?(older, .replaced)
        } else if current == nil {
            begin(banner)
        } else {
            queued.append(banner)
            if queued.count > limit { onEnd?(queued.removeFirst(), .evicted) }
        }
    }

    /// Dismisses the current banner.
    public func dismiss() { end(.dismissed) }

    /// Dismisses the current banner because the user tapped it: see ``onEnd``.
    public func tap() { end(.tapped) }

    /// Dismisses all banners, for instance because another user has signed in.
    public func removeAll() {
        let removed = queued
        queued = []
        end(.dismissed)
        for banner in removed { onEnd?(banner, .dismissed) }
    }

    private func begin(_ banner: InAppBanner) {
        current = banner
        timer?.cancel()
        timer = Task { [weak self, clock, duration] in
            do { try await clock.sleep(for: duration) } catch { return }
            // The sleep may have ended just before the next banner was shown.
            guard !Task.isCancelled else { return }
            self?.end(.timedOut)
        }
    }

    private func end(_ ending: Ending) {
        guard let ended = current else { return }
        timer?.cancel()
        timer = nil
        if queued.isEmpty { current = nil } else { begin(queued.removeFirst()) }
        onEnd?(ended, ending)
    }
}
