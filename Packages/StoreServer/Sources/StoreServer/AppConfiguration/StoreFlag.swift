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
