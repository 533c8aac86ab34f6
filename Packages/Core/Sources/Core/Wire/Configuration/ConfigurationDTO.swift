import FlowKit
import Foundation
import Model

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
