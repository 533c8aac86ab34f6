/// What the server says of a flag: a value for all, and others for some.
public struct RemoteFlag: Hashable, Codable, Sendable {
    /// What holds where no rule fits.
    public var value: RawFlagValue
    /// The first one that fits decides.
    public var rules: [FlagRule]

    /// A value, and its exceptions.
    public init(value: RawFlagValue, rules: [FlagRule] = []) {
        self.value = value
        self.rules = rules
    }

    /// What holds for somebody.
    ///
    /// - Parameters:
    ///   - name: The flag's name, which decides together with who one is whether one belongs to a percentage.
    ///   - audience: Who asks.
    public func value(named name: String, for audience: FlagAudience) -> RawFlagValue {
        rules.first { $0.fits(audience, flag: name) }?.value ?? value
    }
}

/// A value for some. All that it names must fit; a rule that names nothing fits everybody.
public struct FlagRule: Hashable, Codable, Sendable {
    /// The versions of the app; nil for all of them.
    public var versions: VersionRange?
    /// The users; nil for everybody, signed in or not.
    public var users: Set<User.ID>?
    /// The countries by their ISO 3166 codes, in capital letters; nil for all of them.
    public var countries: Set<String>?
    /// How many of a hundred, 0 to 100; nil for all.
    public var percentage: Double?
    /// What holds for them.
    public var value: RawFlagValue

    /// A rule. A percentage out of range counts as the nearest one in range.
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

    /// Whether it is meant for somebody. What is not known of them does not fit a rule that asks for it.
    public func fits(_ audience: FlagAudience, flag: String) -> Bool {
        if let versions, audience.version.map(versions.contains) != true { return false }
        if let users, audience.user.map(users.contains) != true { return false }
        if let countries, audience.country.map(countries.contains) != true { return false }
        if let percentage, audience.share(in: flag) >= percentage { return false }
        return true
    }
}
