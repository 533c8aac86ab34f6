import FlowKit
import Model

/// What the API says of the app. What it does not speak of is as the app has it; what it says must be readable, so that
/// half of it is never taken for the whole.
struct ConfigurationDTO: Decodable {
    let configuration: AppConfiguration

    private enum CodingKeys: CodingKey {
        case activities, disabledTabs, disabledFeatures, minimumVersion
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var known: Set<String> = []
        let activities = try container.ifSaid([String].self, .activities)?.filter { known.insert($0).inserted }
        let version = try container.ifSaid(String.self, .minimumVersion)
        configuration = AppConfiguration(
            activities: activities?.map(ActivityID.init(rawValue:)),
            disabledTabs: try container.ifSaid([String: String].self, .disabledTabs) ?? [:],
            disabledFeatures: Set(try container.ifSaid([String].self, .disabledFeatures) ?? []),
            minimumVersion: try version.map { text in
                guard let version = AppVersion(text) else {
                    throw WireProblem(container.codingPath, at: CodingKeys.minimumVersion, "it is no version")
                }
                return version
            })
    }
}

extension KeyedDecodingContainer {
    /// A value that may be missing or null, but not of another type.
    fileprivate func ifSaid<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try required(type, key)
    }
}
