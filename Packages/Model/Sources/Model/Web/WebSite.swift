public import Foundation

#if canImport(Darwin)
    // `LocalizedStringResource` is Foundation's.
    import FlowKit
#else
    public import FlowKit
#endif

/// A page of the shop's website.
public enum ShopPage: String, CaseIterable, Hashable, Codable, Sendable {
    case help, returns, payment, privacy, terms, imprint

    /// The title that users see.
    public var title: LocalizedStringResource {
        switch self {
        case .help: "Help"
        case .returns: "Returns"
        case .payment: "Payment methods"
        case .privacy: "Privacy"
        case .terms: "Terms"
        case .imprint: "Imprint"
        }
    }

    /// The path of the page on the website, and of its screen in the app: `/pages/returns`.
    public var path: String { "/pages/\(rawValue)" }

    /// Returns the page of a link of the app. `nil` if the link opens another screen.
    public init?(link: String) {
        guard let page = Self.allCases.first(where: { $0.path == link.prefix { $0 != "?" } }) else { return nil }
        self = page
    }
}

extension ShopPage: LosslessStringConvertible {
    public init?(_ description: String) { self.init(rawValue: description) }

    public var description: String { rawValue }
}

/// The shop's website: pages of its own, and addresses of screens that the app has, too.
public struct WebSite: Hashable, Sendable {
    /// The address that precedes all paths, such as `https://api.shop.example/v1`.
    public let address: URL
    private let origin: WebOrigin
    private let linkOrigin: WebOrigin?

    /// - Parameters:
    ///   - address: The address that precedes all paths. Returns `nil` if it isn't a web address.
    ///   - linkHost: The host of the app's universal links, such as `shop.example`.
    public init?(address: URL, linkHost: String? = nil) {
        guard let origin = WebOrigin(address) else { return nil }
        self.address = address
        self.origin = origin
        linkOrigin = linkHost.flatMap { URL(string: "https://\($0)") }.flatMap(WebOrigin.init)
    }

    public func url(of page: ShopPage) -> URL { address.appending(path: page.path) }

    /// Returns the URL of a page in the language of a locale, if the shop has it: `/pages/returns?lang=de`. A URL of another
    /// website, or of no page, stays as it is.
    public func url(_ url: URL, in locale: Locale) -> URL {
        guard let link = link(of: url), ShopPage(link: link) != nil,
            let language = Language.system.locale(among: [locale.identifier(.bcp47)])?.language.languageCode
        else { return url }
        return url.appending(queryItems: [URLQueryItem(name: "lang", value: language.identifier)])
    }

    /// Returns the link of the app that has the same meaning as a URL of the website: `/products/1`. `nil` if the URL is
    /// of another website.
    public func link(of url: URL) -> String? {
        guard let target = WebOrigin(url), target == origin || target == linkOrigin else { return nil }
        var path = url.path(percentEncoded: true)
        let base = address.path(percentEncoded: true)
        if target == origin, base.count > 1, path.hasPrefix(base) { path = String(path.dropFirst(base.count)) }
        if !path.hasPrefix("/") { path = "/" + path }
        guard !path.hasPrefix("//") else { return nil }
        return path + (url.query(percentEncoded: true).map { "?" + $0 } ?? "")
    }
}

/// The origin of a web address: scheme, host and port. Two spellings of an origin are equal.
public struct WebOrigin: Hashable, Sendable, CustomStringConvertible {
    /// The origin as a browser writes it: `http://127.0.0.1:8081`. It contains no character with a meaning in HTML or in
    /// a header.
    public let description: String

    /// Returns `nil` for a URL that isn't a web address, that has a user name, or with a host that isn't ASCII.
    public init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = url.host()?.lowercased(), !host.isEmpty, url.user() == nil, url.password() == nil,
            host.utf8.allSatisfy(Self.isHostByte), (1...65_535).contains(url.port ?? 80)
        else { return nil }
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        let port = url.port.flatMap { $0 == (scheme == "http" ? 80 : 443) ? nil : ":\($0)" } ?? ""
        description = "\(scheme)://\(name)\(port)"
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}

/// Provides the URLs of the shop's website.
public protocol WebURLProvider: Sendable {
    /// The website with the shop's pages. `nil` if the shop has none.
    var site: WebSite? { get }
    /// Returns the URL of a product page, for sharing. `nil` if the shop has no public website.
    func url(ofProduct id: Product.ID) -> URL?
}

/// A shop without a website.
public struct NoWebURLs: WebURLProvider {
    public init() {}

    public var site: WebSite? { nil }

    public func url(ofProduct id: Product.ID) -> URL? { nil }
}
