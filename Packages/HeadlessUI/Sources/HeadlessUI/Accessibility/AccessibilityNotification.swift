public import Foundation

/// The notifications that an app posts to assistive technologies.
public enum AccessibilityNotification {
    /// A text for assistive technologies to speak.
    public struct Announcement: Sendable {
        private let text: String

        public init(_ announcement: String) { text = announcement }
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Passes the text to the host whose `onAppear`, `onChange`, `onDisappear` or `task` runs.
        ///
        /// Other announcements, for instance of a button's action, reach no host.
        public func post() {
            guard let host = RunningHost.current?.host else { return }
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { host.announce(text) }
            } else {
                Task { @MainActor in host.announce(text) }
            }
        }
    }
}

/// The host whose effects run. Tasks that they start inherit it, weakly: releasing the host ends its tasks.
struct RunningHost: Sendable {
    weak var host: ViewHost?

    @TaskLocal static var current: RunningHost?
}
