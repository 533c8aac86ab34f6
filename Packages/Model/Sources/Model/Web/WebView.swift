public import Foundation

/// The web pages that the app may show, and their settings.
public struct WebViewConfiguration: Hashable, Codable, Sendable {
    /// The allowed hosts: `shop.example` is an exact match, `*.shop.example` matches all subdomains.
    public var allowedHosts: Set<String>
    /// The allowed schemes: `https`.
    public var allowedSchemes: Set<String>
    /// A Boolean value that indicates whether JavaScript is enabled.
    public var javaScript: Bool
    /// The user agent, or `nil` for the platform's default.
    public var userAgent: String?

    /// Creates a configuration. By default, no page is allowed. Hosts and schemes are case-insensitive.
    public init(
        allowedHosts: Set<String> = [], allowedSchemes: Set<String> = ["https"], javaScript: Bool = true,
        userAgent: String? = nil
    ) {
        self.allowedHosts = Set(allowedHosts.map { $0.lowercased() })
        self.allowedSchemes = Set(allowedSchemes.map { $0.lowercased() })
        self.javaScript = javaScript
        self.userAgent = userAgent
    }

    /// Returns whether the app may show a page. URLs with a username or password aren't allowed, because they can
    /// disguise the host.
    public func allows(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), allowedSchemes.contains(scheme), url.user() == nil,
            url.password() == nil, let host = url.host()?.lowercased(), !host.isEmpty
        else { return false }
        if allowedHosts.contains(host) { return true }
        return allowedHosts.contains { $0.hasPrefix("*.") && host.hasSuffix($0.dropFirst()) && host.count >= $0.count }
    }
}

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

/// Provides public URLs of the shop's screens for sharing.
public protocol WebURLProvider: Sendable {
    /// Returns the URL of a product page, or `nil` if the shop has no public website.
    func url(ofProduct id: Product.ID) -> URL?
}
