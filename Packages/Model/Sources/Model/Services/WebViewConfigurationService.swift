public import Foundation

/// The web pages that the app may show.
public protocol WebViewConfigurationService: Sendable {
    /// Returns a stream of the latest configuration, followed by every change. Initially, no page is allowed.
    func configuration() -> AsyncStream<WebViewConfiguration>
}

extension WebViewConfigurationService {
    /// Returns whether the app may currently show a page.
    public func allows(_ url: URL) async -> Bool {
        for await configuration in configuration() { return configuration.allows(url) }
        return false
    }
}
