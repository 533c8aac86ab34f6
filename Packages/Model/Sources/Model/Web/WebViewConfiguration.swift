public import Foundation

/// Which pages of the web may be shown inside the app, and how.
public struct WebViewConfiguration: Hashable, Codable, Sendable {
    /// The hosts: `shop.example` is that one, `*.shop.example` is every one below it.
    public var allowedHosts: Set<String>
    /// The schemes: `https`.
    public var allowedSchemes: Set<String>
    /// Whether the pages' scripts run.
    public var javaScript: Bool
    /// What the app calls itself to the pages; nil for the platform's own words.
    public var userAgent: String?

    /// Without arguments no page at all. Capital letters in hosts and schemes make no difference.
    public init(
        allowedHosts: Set<String> = [], allowedSchemes: Set<String> = ["https"], javaScript: Bool = true,
        userAgent: String? = nil
    ) {
        self.allowedHosts = Set(allowedHosts.map { $0.lowercased() })
        self.allowedSchemes = Set(allowedSchemes.map { $0.lowercased() })
        self.javaScript = javaScript
        self.userAgent = userAgent
    }

    /// Whether a page may be shown. An address with a name and a password in it may not: it is made to be misread.
    public func allows(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), allowedSchemes.contains(scheme), url.user() == nil,
            url.password() == nil, let host = url.host()?.lowercased(), !host.isEmpty
        else { return false }
        if allowedHosts.contains(host) { return true }
        return allowedHosts.contains { $0.hasPrefix("*.") && host.hasSuffix($0.dropFirst()) && host.count >= $0.count }
    }
}
