import Algorithms
import FlowKit
public import Foundation
public import Model

extension AppConfiguration {
    /// Reads a configuration in the API's format, as the app does.
    ///
    /// - Throws: ``/Model/ServiceError/undecodable(path:reason:)`` with the position of a value that can't be read.
    public init(json: Data) throws(ServiceError) {
        self = try WireDecoder.decode(ConfigurationDTO.self, from: json).configuration
    }
}

/// The wire format of the configuration. Missing values have the app's defaults. An unreadable value is an error, so that
/// a part is never applied as the whole. Only an unreadable flag is ignored, because flags have defaults, and an unreadable
/// message, because the others can be shown without it.
struct ConfigurationDTO: Decodable {
    let configuration: AppConfiguration

    fileprivate enum CodingKeys: CodingKey {
        case activities, disabledTabs, disabledFeatures, minimumVersion, recommendedVersion, updateURL, flags, webView
        case messages, homeSections
    }

    /// So that the app isn't covered with messages.
    private static let maximumMessages = 20

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let activities = try container.ifPresent([String].self, .activities).map { Array($0.uniqued()) }
        configuration = AppConfiguration(
            activities: activities?.map(ActivityID.init(rawValue:)),
            disabledTabs: try container.ifPresent([String: String].self, .disabledTabs) ?? [:],
            disabledFeatures: Set(try container.ifPresent([String].self, .disabledFeatures) ?? []),
            minimumVersion: try container.version(.minimumVersion),
            recommendedVersion: try container.version(.recommendedVersion),
            updateURL: container.lenient(String.self, .updateURL).flatMap(URL.init(update:)),
            flags: try container.ifPresent([String: LenientElement<RemoteFlagDTO>].self, .flags)?
                .compactMapValues { $0.value?.flag } ?? [:],
            webView: try container.ifPresent(WebViewConfigurationDTO.self, .webView)?.configuration ?? .init(),
            messages: container.lenientList(of: InAppMessageDTO.self, .messages).map(\.message).uniqued(on: \.id)
                .prefix(Self.maximumMessages).map(\.self),
            homeSections: try container.homeSections())
    }
}

/// The wire format of a message.
private struct InAppMessageDTO: Decodable {
    let message: InAppMessage

    private enum CodingKeys: CodingKey {
        case id, style, title, text, link
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        message = InAppMessage(
            id: InAppMessage.ID(rawValue: try container.required(String.self, .id)),
            style: try container.required(InAppMessage.Style.self, .style),
            title: try container.required(String.self, .title),
            text: container.lenient(String.self, .text) ?? "", link: container.lenient(String.self, .link))
    }
}

extension KeyedDecodingContainer {
    /// Decodes a value that may be missing or null, but not of another type.
    func ifPresent<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try required(type, key)
    }

    fileprivate func version(_ key: Key) throws -> AppVersion? {
        try ifPresent(String.self, key).map { text in
            guard let version = AppVersion(text) else { throw WireProblem(codingPath, at: key, "it is no version") }
            return version
        }
    }
}

extension KeyedDecodingContainer<ConfigurationDTO.CodingKeys> {
    /// Decodes the sections that this version of the app knows. If it knows none of them, the app chooses.
    fileprivate func homeSections() throws -> [HomeSection]? {
        let known = try ifPresent([String].self, .homeSections)?.compactMap(HomeSection.init) ?? []
        return known.isEmpty ? nil : Array(known.uniqued())
    }
}

extension URL {
    /// Creates the URL of an update: a web page or an app store. Returns `nil` for other schemes.
    fileprivate init?(update text: String) {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            ["https", "http", "itms-apps", "market"].contains(scheme), url.host()?.isEmpty == false
        else { return nil }
        self = url
    }
}

/// The wire format of the pages that may be shown inside the app.
struct WebViewConfigurationDTO: Decodable {
    let configuration: WebViewConfiguration

    private enum CodingKeys: CodingKey {
        case allowedHosts, allowedSchemes, javaScript, userAgent
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        configuration = WebViewConfiguration(
            allowedHosts: Set(try container.ifPresent([String].self, .allowedHosts) ?? []),
            allowedSchemes: Set(try container.ifPresent([String].self, .allowedSchemes) ?? ["https"]),
            javaScript: try container.ifPresent(Bool.self, .javaScript) ?? true,
            userAgent: try container.ifPresent(String.self, .userAgent))
    }
}

/// The wire format of a flag.
///
/// A rule that can't be read, or that has an unknown condition, matches no user.
struct RemoteFlagDTO: Decodable {
    let flag: RemoteFlag

    private enum CodingKeys: CodingKey {
        case value, rules
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        flag = RemoteFlag(
            value: try container.required(RawFlagValue.self, .value),
            rules: container.lenientList(of: FlagRuleDTO.self, .rules).map(\.rule))
    }
}

private struct FlagRuleDTO: Decodable {
    let rule: FlagRule

    private enum CodingKeys: CodingKey {
        case when, value
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let value = try container.required(RawFlagValue.self, .value)
        let conditions = try container.decodeIfPresent(ConditionsDTO.self, forKey: .when) ?? ConditionsDTO()
        rule = FlagRule(
            versions: conditions.versions, users: conditions.users.map { Set($0.map(User.ID.init(rawValue:))) },
            countries: conditions.countries.map(Set.init), percentage: conditions.percentage, value: value)
    }
}

private struct ConditionsDTO: Decodable {
    private(set) var versions: VersionRange?
    private(set) var users: [Int]?
    private(set) var countries: [String]?
    private(set) var percentage: Double?

    private struct Name: CodingKey {
        let stringValue: String
        init(stringValue: String) { self.stringValue = stringValue }
        var intValue: Int? { nil }
        init?(intValue: Int) { nil }
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        for key in container.allKeys where try !container.decodeNil(forKey: key) {
            switch key.stringValue {
            case "versions": versions = try container.required(VersionRange.self, key)
            case "users": users = try container.required([Int].self, key)
            case "countries": countries = try container.required([String].self, key)
            case "percentage": percentage = try container.required(Double.self, key)
            default: throw WireProblem(container.codingPath, at: key, "it is not known here")
            }
        }
    }
}
