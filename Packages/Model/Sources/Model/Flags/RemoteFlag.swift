/// A flag's value from the server: a default value, and rules for some audiences.
public struct RemoteFlag: Hashable, Codable, Sendable {
    /// The value if no rule matches.
    public var value: RawFlagValue
    /// The rules. The first match applies.
    public var rules: [FlagRule]

    /// Creates a flag's value with rules.
    public init(value: RawFlagValue, rules: [FlagRule] = []) {
        self.value = value
        self.rules = rules
    }

    /// Returns the value for an audience.
    ///
    /// - Parameters:
    ///   - name: The flag's name, which is hashed together with the user or device for percentage rules.
    ///   - audience: The audience.
    public func value(named name: String, for audience: FlagAudience) -> RawFlagValue {
        rules.first { $0.fits(audience, flag: name) }?.value ?? value
    }
}

/// A value for an audience. All conditions must match. A rule without conditions matches every audience.
public struct FlagRule: Hashable, Codable, Sendable {
    /// The versions of the app, or `nil` for all.
    public var versions: VersionRange?
    /// The users, or `nil` for all, including signed-out users.
    public var users: Set<User.ID>?
    /// The uppercase ISO 3166 country codes, or `nil` for all.
    public var countries: Set<String>?
    /// The percentage of users from 0 to 100, or `nil` for all.
    public var percentage: Double?
    /// The value for the matching audience.
    public var value: RawFlagValue

    /// Creates a rule. Percentages are clamped to 0...100.
    public init(
        versions: VersionRange? = nil, users: Set<User.ID>? = nil, countries: Set<String>? = nil,
        percentage: Double? = nil, value: RawFlagValue
    ) {
        self.versions = versions
        self.users = users
        self.countries = countries.map { Set($0.map { $0.uppercased() }) }
        self.percentage = percentage.map { $0.isNaN ? 0 : min(max($0, 0), 100) }
        self.value = value
    }

    /// Returns whether the rule matches an audience. A condition on an unknown property doesn't match.
    public func fits(_ audience: FlagAudience, flag: String) -> Bool {
        if let versions, audience.version.map(versions.contains) != true { return false }
        if let users, audience.user.map(users.contains) != true { return false }
        if let countries, audience.country.map(countries.contains) != true { return false }
        if let percentage, audience.share(in: flag) >= percentage { return false }
        return true
    }
}
