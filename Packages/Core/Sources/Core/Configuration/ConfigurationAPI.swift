import FlowKit
public import Foundation
public import Model

/// What a server says of the app at run time. The format of DummyJSON has nothing of the kind: this is an extension.
public struct ConfigurationAPI: Sendable {
    private let address: APIAddress
    private let exchange: JSONExchange

    /// - Parameters:
    ///   - api: Where the API lives, with any path in front of `/configuration`.
    ///   - transport: What carries the requests.
    public init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        exchange = JSONExchange(transport: transport)
    }

    /// What the server says; everything on when it has nothing to say (404).
    public func configuration() async throws(ServiceError) -> AppConfiguration {
        do throws(ServiceError) {
            return try await exchange.get(ConfigurationDTO.self, address.url(["configuration"]), "configuration")
                .configuration
        } catch .notFound {
            return AppConfiguration()
        }
    }
}

/// What the API says of the app. What it does not speak of is as the app has it; what it says must be readable, so that
/// half of it is never taken for the whole. Only a flag that can't be read is left out alone: it has a default.
struct ConfigurationDTO: Decodable {
    let configuration: AppConfiguration

    private enum CodingKeys: CodingKey {
        case activities, disabledTabs, disabledFeatures, minimumVersion, recommendedVersion, updateURL, flags, webView
    }

    private struct ReadableFlag: Decodable {
        let flag: RemoteFlag?
        init(from decoder: any Decoder) { flag = try? RemoteFlagDTO(from: decoder).flag }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var known: Set<String> = []
        let activities = try container.ifSaid([String].self, .activities)?.filter { known.insert($0).inserted }
        configuration = AppConfiguration(
            activities: activities?.map(ActivityID.init(rawValue:)),
            disabledTabs: try container.ifSaid([String: String].self, .disabledTabs) ?? [:],
            disabledFeatures: Set(try container.ifSaid([String].self, .disabledFeatures) ?? []),
            minimumVersion: try container.version(.minimumVersion),
            recommendedVersion: try container.version(.recommendedVersion),
            updateURL: container.lenient(String.self, .updateURL).flatMap(URL.init(update:)),
            flags: try container.ifSaid([String: ReadableFlag].self, .flags)?.compactMapValues(\.flag) ?? [:],
            webView: try container.ifSaid(WebViewConfigurationDTO.self, .webView)?.configuration ?? .init())
    }
}

extension KeyedDecodingContainer {
    /// A value that may be missing or null, but not of another type.
    func ifSaid<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try required(type, key)
    }

    fileprivate func version(_ key: Key) throws -> AppVersion? {
        try ifSaid(String.self, key).map { text in
            guard let version = AppVersion(text) else { throw WireProblem(codingPath, at: key, "it is no version") }
            return version
        }
    }
}

extension URL {
    /// Where an app is to be had: a page of the web, or a shop of apps. Nil for anything else.
    fileprivate init?(update text: String) {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            ["https", "http", "itms-apps", "market"].contains(scheme), url.host()?.isEmpty == false
        else { return nil }
        self = url
    }
}

/// Which pages may be shown inside the app, as the API writes it.
struct WebViewConfigurationDTO: Decodable {
    let configuration: WebViewConfiguration

    private enum CodingKeys: CodingKey {
        case allowedHosts, allowedSchemes, javaScript, userAgent
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        configuration = WebViewConfiguration(
            allowedHosts: Set(try container.ifSaid([String].self, .allowedHosts) ?? []),
            allowedSchemes: Set(try container.ifSaid([String].self, .allowedSchemes) ?? ["https"]),
            javaScript: try container.ifSaid(Bool.self, .javaScript) ?? true,
            userAgent: try container.ifSaid(String.self, .userAgent))
    }
}

/// What the API says of a flag.
///
/// A rule that this version does not understand, because it asks for something else too or can't be read, fits nobody.
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
