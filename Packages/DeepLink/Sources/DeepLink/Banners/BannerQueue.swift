public import FlowKit

/// The banners of an app: one at a time, the others wait for it.
///
/// A banner goes by itself after a while, unless somebody touches it or reads it with an assistive technology.
@MainActor
public final class BannerQueue: ObservableObject {
    /// How a banner has ended.
    public enum Ending: String, Hashable, Sendable {
        case tapped, dismissed
        /// Its time was over.
        case timedOut
        /// A later one of the same name took its place.
        case replaced
        /// It waited, and too many came after it.
        case gaveWay
    }

    /// The banner to show; nil when there is none.
    @Published public private(set) var current: InAppBanner?
    /// Those that come after it.
    @Published public private(set) var waiting: [InAppBanner] = []

    /// Told of each banner that has ended. A tapped one goes the way of all events:
    ///
    /// ```swift
    /// banners.onEnd = { [weak inbound] banner, ending in
    ///     if ending == .tapped { inbound?.receive(.tapped(banner)) }
    /// }
    /// ```
    public var onEnd: (@MainActor (InAppBanner, Ending) -> Void)?

    private let clock: any Clock<Duration>
    private let duration: Duration
    private let limit: Int
    private var holds = 0
    /// Ends the current banner after a while; nil while it is held.
    package private(set) var timer: Task<Void, Never>?

    /// - Parameters:
    ///   - clock: What measures the time.
    ///   - duration: How long a banner is shown.
    ///   - limit: How many wait. When there are more, the one that has waited longest gives way.
    public init(
        clock: any Clock<Duration> = ContinuousClock(), duration: Duration = .seconds(6), limit: Int = 5
    ) {
        self.clock = clock
        self.duration = duration
        self.limit = max(limit, 0)
    }

    isolated deinit { timer?.cancel() }
}

extension BannerQueue {
    /// Shows a banner, or has it wait for those before it.
    public func show(_ banner: InAppBanner) {
        if let current, current.id == banner.id {
            self.current = banner
            startTimer()
            onEnd?(current, .replaced)
        } else if let index = waiting.firstIndex(where: { $0.id == banner.id }) {
            let older = waiting[index]
            waiting[index] = banner
            onEnd?(older, .replaced)
        } else if current == nil {
            begin(banner)
        } else {
            waiting.append(banner)
            if waiting.count > limit { onEnd?(waiting.removeFirst(), .gaveWay) }
        }
    }

    /// Takes the banner away: it was swiped off, or its button for that was used.
    public func dismiss() { end(.dismissed) }

    /// Takes the banner away, because its link is to be followed: see ``onEnd``.
    public func tap() { end(.tapped) }

    /// Keeps a banner as long as it is touched or focused. Each call needs a ``release(_:)``.
    ///
    /// Does nothing if another banner is shown.
    public func hold(_ id: InAppBanner.ID) {
        guard current?.id == id else { return }
        holds += 1
        timer?.cancel()
        timer = nil
    }

    /// Lets a banner time out again, after all of its time. Does nothing if another banner is shown.
    public func release(_ id: InAppBanner.ID) {
        guard current?.id == id, holds > 0 else { return }
        holds -= 1
        if holds == 0 { startTimer() }
    }

    /// Dismisses all banners, for instance because another user has signed in.
    public func removeAll() {
        let removed = waiting
        waiting = []
        end(.dismissed)
        for banner in removed { onEnd?(banner, .dismissed) }
    }

    private func begin(_ banner: InAppBanner) {
        current = banner
        holds = 0
        startTimer()
    }

    private func end(_ ending: Ending) {
        guard let ended = current else { return }
        timer?.cancel()
        timer = nil
        if waiting.isEmpty { current = nil } else { begin(waiting.removeFirst()) }
        onEnd?(ended, ending)
    }

    private func startTimer() {
        timer?.cancel()
        timer = nil
        guard holds == 0, current != nil else { return }
        timer = Task { [weak self, clock, duration] in
            do { try await clock.sleep(for: duration) } catch { return }
            // The sleep may have ended just before another banner took this one's place.
            guard !Task.isCancelled else { return }
            self?.end(.timedOut)
        }
    }
}
