/// A value that the app asks for by name, and who gets another one. The app itself finds out which is meant.
public struct StoreFlag: Sendable, Hashable {
    /// What everybody gets whom no rule fits.
    public var value: StoreFlagValue
    /// The first that fits counts.
    public var rules: [StoreFlagRule]

    /// A value for all, and its exceptions.
    public init(_ value: StoreFlagValue, rules: [StoreFlagRule] = []) {
        self.value = value
        self.rules = rules
    }

    func write(to json: inout JSONWriter) {
        json.object {
            $0.key("value")
            value.write(to: &$0)
            $0.key("rules")
            $0.array(rules) { $1.write(to: &$0) }
        }
    }
}

/// What a flag can be.
public enum StoreFlagValue: Sendable, Hashable {
    case bool(Bool)
    case int(Int)
    /// What is no number is told as `null`.
    case double(Double)
    case text(String)

    func write(to json: inout JSONWriter) {
        switch self {
        case .bool(let value): json.bool(value)
        case .int(let value): json.number(value)
        case .double(let value): json.number(value)
        case .text(let value): json.string(value)
        }
    }
}

/// Who gets another value. All that is said has to fit; nothing fits everybody.
public struct StoreFlagRule: Sendable, Hashable {
    /// What they get.
    public var value: StoreFlagValue
    /// Versions of the app, as `>=1.2 <2.0`.
    public var versions: String?
    /// Who is signed in.
    public var users: [StoreUser.ID]?
    /// Two capital letters each (ISO 3166).
    public var countries: [String]?
    /// How many of a hundred devices.
    public var percentage: Int?

    /// A value for whom all of this fits.
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

    func write(to json: inout JSONWriter) {
        json.object {
            $0.key("when")
            $0.object { json in
                if let versions { json.field("versions", versions) }
                if let users {
                    json.key("users")
                    json.array(users) { $0.number($1) }
                }
                if let countries { json.field("countries", countries) }
                if let percentage { json.field("percentage", percentage) }
            }
            $0.key("value")
            value.write(to: &$0)
        }
    }
}
