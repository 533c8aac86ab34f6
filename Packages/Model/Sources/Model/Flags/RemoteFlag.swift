/// A flag's value from the server: a default value, and rules for some audiences.
public struct RemoteFlag: Hashable, Sendable {
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
public struct FlagRule: Hashable, Sendable {
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

/// The properties that flag rules match.
public struct FlagAudience: Hashable, Sendable {
    /// The app's version. `nil` if it isn't known.
    public var version: AppVersion?
    /// The signed-in user. `nil` if the user is signed out.
    public var user: User.ID?
    /// The uppercase ISO 3166 country code. `nil` if it isn't known.
    public var country: String?
    /// A device identifier that stays the same while the app is installed.
    public var device: String

    /// Creates an audience.
    public init(version: AppVersion? = nil, user: User.ID? = nil, country: String? = nil, device: String) {
        self.version = version
        self.user = user
        self.country = country?.uppercased()
        self.device = device
    }

    /// Returns the audience's share for a flag, from 0 up to 100. It is stable across launches, platforms and versions.
    /// It differs between flags, so that flags of the same percentage select different users.
    public func share(in flag: String) -> Double {
        let who = user.map { "user:\($0)" } ?? "device:\(device)"
        return Double(StableHash.value(of: "\(flag)\n\(who)") % 10_000) / 100
    }
}

/// A hash that is stable across processes and platforms, unlike Swift's: 64-bit FNV-1a with a final mix.
enum StableHash {
    static func value(of text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        // Without the final mix, texts that differ only in the last digit have similar hashes.
        hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
        hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        return hash ^ (hash >> 33)
    }
}

/// A range of app versions, such as `>=1.2 <2.0`. A version must satisfy all bounds.
public struct VersionRange: Hashable, Sendable, LosslessStringConvertible {
    /// The comparison.
    public enum Comparison: String, CaseIterable, Hashable, Sendable {
        case atLeast = ">="
        case atMost = "<="
        case after = ">"
        case before = "<"
        case exactly = "="
    }

    /// A bound: a comparison with a version.
    public struct Bound: Hashable, Sendable {
        /// The comparison.
        public let comparison: Comparison
        /// The version to compare with.
        public let version: AppVersion

        /// Creates a bound.
        public init(_ comparison: Comparison, _ version: AppVersion) {
            self.comparison = comparison
            self.version = version
        }
    }

    /// The bounds. Never empty.
    public let bounds: [Bound]

    /// Creates a range from one or more comparisons, separated by spaces. A version without a comparison matches
    /// exactly. Returns `nil` for any other text.
    public init?(_ description: String) {
        let parts = description.split(whereSeparator: \.isWhitespace)
        let bounds = parts.compactMap(Self.bound)
        guard !parts.isEmpty, bounds.count == parts.count, bounds.count <= 8 else { return nil }
        self.bounds = bounds
    }

    /// The comparisons, separated by spaces.
    public var description: String {
        bounds.map { $0.comparison.rawValue + $0.version.description }.joined(separator: " ")
    }

    /// Returns whether the range contains a version.
    public func contains(_ version: AppVersion) -> Bool {
        bounds.allSatisfy { bound in
            switch bound.comparison {
            case .atLeast: version >= bound.version
            case .atMost: version <= bound.version
            case .after: version > bound.version
            case .before: version < bound.version
            case .exactly: version == bound.version
            }
        }
    }

    private static func bound(_ text: Substring) -> Bound? {
        let comparison = Comparison.allCases.first { text.hasPrefix($0.rawValue) }
        let rest = text.dropFirst(comparison?.rawValue.count ?? 0)
        return AppVersion(String(rest)).map { Bound(comparison ?? .exactly, $0) }
    }
}

extension VersionRange: Codable {
    /// Decodes the text form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let range = VersionRange(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "A range of versions is written like \">=1.2 <2.0\".")
        }
        self = range
    }

    /// Encodes the text form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
