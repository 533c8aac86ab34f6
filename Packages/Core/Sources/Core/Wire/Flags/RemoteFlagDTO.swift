import Model

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
