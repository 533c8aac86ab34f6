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
