public import Foundation
@_spi(MainQueue) import SharedCombine

#if canImport(Darwin)
    // `LocalizedStringResource` is Foundation's.
    import FlowLocalization
#else
    public import FlowLocalization
#endif

/// The notifications that an app posts to assistive technologies.
public enum AccessibilityNotification {
    /// A text for assistive technologies to speak.
    public struct Announcement: Sendable {
        private let text: Text

        public init(_ announcement: String) { text = Text(verbatim: announcement) }
        public init(_ announcement: AttributedString) { text = Text(verbatim: String(announcement.characters)) }
        public init(_ announcement: LocalizedStringResource) { text = Text(announcement) }

        /// Passes the text to the host whose `onAppear`, `onChange`, `onDisappear` or `task` runs.
        ///
        /// Other announcements, for instance of a button's action, reach no host.
        public func post() {
            guard let host = RunningHost.current?.host else { return }
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { host.announce(text.string(in: host.environment)) }
            } else {
                Task { @MainActor in host.announce(text.string(in: host.environment)) }
            }
        }
    }
}

/// The host whose effects run. Tasks that they start inherit it, weakly: releasing the host ends its tasks.
struct RunningHost: Sendable {
    weak var host: ViewHost?

    @TaskLocal static var current: RunningHost?
}
