public import DeepLink
public import FlowKit
import SharedUI

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

/// The banners of a window. One is shown at a time, for a limited time unless the user needs more. The others are queued.
@MainActor
public final class BannerQueue: ObservableObject {
    /// The current banner.
    @Published public private(set) var current: InAppBanner?
    /// The queued banners, the oldest first.
    @Published public private(set) var queued: [InAppBanner] = []

    /// A Boolean value that indicates whether a banner stays until it is opened or dismissed, because the user reads and acts
    /// with an assistive technology.
    public var staysUntilDismissed = false {
        didSet { if staysUntilDismissed != oldValue { restartTimer() } }
    }

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

    deinit { timer?.cancel() }

    /// Shows a banner, or queues it behind others.
    public func show(_ banner: InAppBanner) {
        if current == nil || current?.id == banner.id {
            begin(banner)
        } else if let index = queued.firstIndex(where: { $0.id == banner.id }) {
            queued[index] = banner
        } else {
            queued.append(banner)
            if queued.count > limit { queued.removeFirst() }
        }
    }

    /// Dismisses the current banner and returns it. Shows the next.
    @discardableResult
    public func dismiss() -> InAppBanner? {
        guard let ended = current else { return nil }
        timer?.cancel()
        timer = nil
        if queued.isEmpty { current = nil } else { begin(queued.removeFirst()) }
        return ended
    }

    private func begin(_ banner: InAppBanner) {
        current = banner
        restartTimer()
    }

    private func restartTimer() {
        timer?.cancel()
        timer = nil
        guard current != nil, !staysUntilDismissed else { return }
        timer = Task { [weak self, clock, duration] in
            do { try await clock.sleep(for: duration) } catch { return }
            // The sleep may have ended just before the next banner was shown.
            guard !Task.isCancelled else { return }
            self?.dismiss()
        }
    }
}

/// The app's notice and the current banner, above the current screen.
struct TopBanners: View {
    let viewModel: AppFeatureViewModel
    let notices: AppNotices
    @ObservedObject var banners: BannerQueue

    var body: some View {
        // The stack stays when the banner is removed, so that the banner moves in and out.
        VStack(spacing: Spacing.s) {
            AppNoticeView(notices: notices) { [weak viewModel] in viewModel?.openMessage($0) }
            if let banner = banners.current {
                MessageBanner(
                    title: "\(banner.announcement.title)",
                    message: banner.announcement.body.flatMap { $0.isEmpty ? nil : "\($0)" },
                    identifier: "banner.message",
                    open: banner.announcement.link.map { _ in
                        { @MainActor @Sendable [weak viewModel] in viewModel?.openBanner() }
                    }
                ) {
                    banners.dismiss()
                }
                .id(banner.id)
                .transition(.move(edge: .top).combined(with: .opacity))
            }
        }
        .animation(.snappy, value: banners.current?.id)
        .onAssistiveTechnologyChange { banners.staysUntilDismissed = $0 }
    }
}
