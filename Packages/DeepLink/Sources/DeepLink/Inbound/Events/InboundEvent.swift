public import Foundation

/// Something that comes from outside the screens and may change what they show: a link, a push, a shortcut, a banner.
///
/// All of them go the same way, through an ``InboundPipeline``.
public struct InboundEvent: Hashable, Identifiable, Codable, Sendable {
    /// Names it in logs. Of a push it is the push's own.
    public let id: String
    public let source: InboundSource
    public let content: InboundContent
    /// When it came.
    public let date: Date
    /// When nobody wants it any more; nil when that is never.
    public let expires: Date?

    public init(
        id: String = UUID().uuidString, _ source: InboundSource, _ content: InboundContent, at date: Date = Date(),
        expires: Date? = nil
    ) {
        self.id = id
        self.source = source
        self.content = content
        self.date = date
        self.expires = expires
    }

    /// A link as the system hands it over: a web link when its scheme is one of the web's.
    public static func url(_ url: String, id: String = UUID().uuidString, at date: Date = Date()) -> InboundEvent {
        InboundEvent(id: id, isWeb(url) ? .universalLink : .customScheme, .link(url), at: date)
    }

    /// A shortcut on the home screen: a link, or just a path.
    public static func shortcut(_ link: String, id: String = UUID().uuidString, at date: Date = Date()) -> InboundEvent
    {
        InboundEvent(id: id, .shortcut, .link(link), at: date)
    }

    /// The link that it wants to have followed.
    public var link: String? {
        if case .link(let link, _) = content { link } else { nil }
    }

    static func isWeb(_ link: String) -> Bool {
        let scheme = link.utf8.prefix(6).prefix { $0 != UInt8(ascii: ":") }
        return LinkPolicy.isWeb(LinkBytes.lowercased(Substring(scheme)))
    }
}
