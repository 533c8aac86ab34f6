public import Foundation

/// The web pages that the app may show, and their settings.
public struct WebViewConfiguration: Hashable, Sendable {
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

    /// Returns whether the app may show a page of another website than the shop's. URLs with a username or password aren't allowed, because they can
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

/// Reports no configuration: only the shop's own pages are shown.
public struct NoWebViewConfiguration: WebViewConfigurationService {
    public init() {}

    public func configuration() -> AsyncStream<WebViewConfiguration> {
        AsyncStream { continuation in
            continuation.yield(WebViewConfiguration())
            continuation.finish()
        }
    }
}

/// The destination of a link in a web page.
public enum WebLinkDecision: Hashable, Sendable {
    /// A page of the shop's website, which has a screen in the app.
    case page(ShopPage)
    /// Another link of the app: `/products/1`.
    case link(String)
    /// A page of an allowed host. The same web view shows it.
    case inside
    /// A page or an address for another app.
    case outside
    /// Not a link for a user, such as `javascript:`, or one that disguises its host. It is ignored.
    case refused
}

extension WebViewConfiguration {
    /// Returns the destination of a link in a web page.
    ///
    /// - Parameters:
    ///   - url: The absolute URL of the link.
    ///   - site: The shop's website. `nil` if it has none.
    public func decision(for url: URL, site: WebSite?) -> WebLinkDecision {
        // A user name can disguise the host: https://shop.example@evil.example
        guard let scheme = url.scheme?.lowercased(), url.user() == nil, url.password() == nil else { return .refused }
        switch scheme {
        case "http", "https":
            guard url.host()?.isEmpty == false else { return .refused }
            if let link = site?.link(of: url) { return ShopPage(link: link).map { .page($0) } ?? .link(link) }
            return allows(url) ? .inside : .outside
        case "mailto", "tel": return .outside
        default: return .refused
        }
    }
}

/// An event of a web view.
public enum WebLoadEvent: Hashable, Sendable {
    /// A part of the page is loaded, from 0 to 1.
    case progress(Double)
    /// The page is loaded. It may have a title.
    case finished(title: String?)
    case failed(ServiceError)
}
