import Hummingbird

/// The app configuration that the server sends.
public struct StoreAppConfiguration: Sendable, Hashable, Encodable {
    /// The activities that the app shows, in this order; nil to leave it to the app.
    public var activities: [String]?
    /// The tabs that are disabled, each with a reason for the user.
    public var disabledTabs: [String: String]
    /// The features that are switched off.
    public var disabledFeatures: [String]
    /// The oldest version of the app that works, as in `1.2`; nil if all versions work.
    public var minimumVersion: String?
    /// The oldest version whose users aren't asked to update; nil if no user is asked.
    public var recommendedVersion: String?
    /// The location of the newest version.
    public var updateURL: String?
    /// The values of feature flags, by name.
    public var flags: [String: StoreFlag]
    /// The rules for web pages; nil to leave them to the app.
    public var webView: StoreWebView?
    /// The messages that the app shows, most important first.
    public var messages: [StoreInAppMessage]
    /// The sections of the home screen, in this order: `greeting`, `messages`, `offer`, `categories`, `bestRated` and
    /// `recentlyViewed`; nil to leave them to the app.
    public var homeSections: [String]?

    /// Creates a configuration in which everything is on by default.
    public init(
        activities: [String]? = nil, disabledTabs: [String: String] = [:], disabledFeatures: [String] = [],
        minimumVersion: String? = nil, recommendedVersion: String? = nil, updateURL: String? = nil,
        flags: [String: StoreFlag] = [:], webView: StoreWebView? = nil,
        messages: [StoreInAppMessage] = [], homeSections: [String]? = nil
    ) {
        self.activities = activities
        self.disabledTabs = disabledTabs
        self.disabledFeatures = disabledFeatures
        self.minimumVersion = minimumVersion
        self.recommendedVersion = recommendedVersion
        self.updateURL = updateURL
        self.flags = flags
        self.webView = webView
        self.messages = messages
        self.homeSections = homeSections
    }

    private enum CodingKeys: String, CodingKey {
        case activities, disabledTabs, disabledFeatures, minimumVersion, recommendedVersion, updateURL, flags, webView
        case messages, homeSections
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(activities, forKey: .activities)
        try container.encode(disabledTabs, forKey: .disabledTabs)
        try container.encode(disabledFeatures, forKey: .disabledFeatures)
        try container.encodeIfPresent(minimumVersion, forKey: .minimumVersion)
        try container.encodeIfPresent(recommendedVersion, forKey: .recommendedVersion)
        try container.encodeIfPresent(updateURL, forKey: .updateURL)
        if !flags.isEmpty { try container.encode(flags, forKey: .flags) }
        try container.encodeIfPresent(webView, forKey: .webView)
        if !messages.isEmpty { try container.encode(messages, forKey: .messages) }
        try container.encodeIfPresent(homeSections, forKey: .homeSections)
    }
}

/// A message that the app shows to each user once.
public struct StoreInAppMessage: Sendable, Hashable, Codable {
    /// The identifier. A message with a new identifier is shown again.
    public var id: String
    /// The place: `banner`, `card` or `modal`.
    public var style: String
    public var title: String
    public var text: String?
    /// The link that the message opens, as in `/products/12`; nil if it only informs.
    public var link: String?

    public init(id: String, style: String, title: String, text: String? = nil, link: String? = nil) {
        self.id = id
        self.style = style
        self.title = title
        self.text = text
        self.link = link
    }
}

/// The rules for web pages that the app shows.
public struct StoreWebView: Sendable, Hashable, Encodable {
    /// The hosts whose pages may be shown.
    public var allowedHosts: [String]
    /// The schemes of URLs that may be opened.
    public var allowedSchemes: [String]
    /// True if pages may run scripts.
    public var javaScript: Bool
    /// The app's name in requests for pages; nil for the system's default.
    public var userAgent: String?

    public init(
        allowedHosts: [String] = [], allowedSchemes: [String] = ["https"], javaScript: Bool = true,
        userAgent: String? = nil
    ) {
        self.allowedHosts = allowedHosts
        self.allowedSchemes = allowedSchemes
        self.javaScript = javaScript
        self.userAgent = userAgent
    }
}

/// The app configuration in a response.
struct AppConfigurationResponse: ResponseEncodable {
    let configuration: StoreAppConfiguration

    func encode(to encoder: any Encoder) throws { try configuration.encode(to: encoder) }
}

/// A feature flag: a value, and rules for other values. The app decides which rule applies.
public struct StoreFlag: Sendable, Hashable, Encodable {
    /// The value if no rule applies.
    public var value: StoreFlagValue
    /// The rules. The first one that applies counts.
    public var rules: [StoreFlagRule]

    public init(_ value: StoreFlagValue, rules: [StoreFlagRule] = []) {
        self.value = value
        self.rules = rules
    }
}

/// The value of a feature flag.
public enum StoreFlagValue: Sendable, Hashable, Encodable {
    case bool(Bool)
    case int(Int)
    /// A number; sent as `null` if it isn't finite.
    case double(Double)
    case text(String)

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value) where value.isFinite: try container.encode(value)
        case .double: try container.encodeNil()
        case .text(let value): try container.encode(value)
        }
    }
}

/// A value of a feature flag for some users or devices. All conditions have to be met.
public struct StoreFlagRule: Sendable, Hashable, Encodable {
    /// The value if the rule applies.
    public var value: StoreFlagValue
    /// The versions of the app, as in `>=1.2 <2.0`.
    public var versions: String?
    /// The signed-in users.
    public var users: [StoreUser.ID]?
    /// The countries, as two capital letters each (ISO 3166).
    public var countries: [String]?
    /// The share of devices.
    public var percentage: Int?

    public init(
        _ value: StoreFlagValue, versions: String? = nil, users: [StoreUser.ID]? = nil, countries: [String]? = nil,
        percentage: Int? = nil
    ) {
        self.value = value
        self.versions = versions
        self.users = users
        self.countries = countries
        self.percentage = percentage
    }

    private enum CodingKeys: String, CodingKey { case when, value }
    private enum ConditionKeys: String, CodingKey { case versions, users, countries, percentage }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
        var conditions = container.nestedContainer(keyedBy: ConditionKeys.self, forKey: .when)
        try conditions.encodeIfPresent(versions, forKey: .versions)
        try conditions.encodeIfPresent(users, forKey: .users)
        try conditions.encodeIfPresent(countries, forKey: .countries)
        try conditions.encodeIfPresent(percentage, forKey: .percentage)
    }
}
