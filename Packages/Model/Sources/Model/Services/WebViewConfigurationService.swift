public import Foundation

/// Which pages of the web may be shown inside the app.
public protocol WebViewConfigurationService: Sendable {
    /// What was heard last from the server, then every change. Before anything was heard no page is allowed.
    func configuration() -> AsyncStream<WebViewConfiguration>
}

extension WebViewConfigurationService {
    /// Whether a page may be shown inside the app, now.
    public func allows(_ url: URL) async -> Bool {
        for await configuration in configuration() { return configuration.allows(url) }
        return false
    }
}
