/// Who asks for flags: what rules look at.
public struct FlagAudience: Hashable, Sendable {
    /// Which version the app is; nil when that is not known.
    public var version: AppVersion?
    /// Who is signed in; nil when nobody is.
    public var user: User.ID?
    /// The country by its ISO 3166 code, in capital letters; nil when that is not known.
    public var country: String?
    /// A name of the device that stays the same as long as the app is installed.
    public var device: String

    /// Somebody at a device.
    public init(version: AppVersion? = nil, user: User.ID? = nil, country: String? = nil, device: String) {
        self.version = version
        self.user = user
        self.country = country?.uppercased()
        self.device = device
    }

    /// Where in a hundred one stands for a flag: at least 0, less than 100, and the same at every start, on every system
    /// and for every version. Two flags of the same percentage do not hit the same people.
    public func share(in flag: String) -> Double {
        let who = user.map { "user:\($0)" } ?? "device:\(device)"
        return Double(StableHash.value(of: "\(flag)\n\(who)") % 10_000) / 100
    }
}

/// A hash that is the same everywhere and at all times, as Swift's own is not: FNV-1a of 64 bits, mixed once more.
enum StableHash {
    static func value(of text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        // Without this, texts that differ only in their last digit stand near one another.
        hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
        hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        return hash ^ (hash >> 33)
    }
}
