extension NavigationRecording: Codable {
    private enum CodingKeys: CodingKey {
        case version, start, entries
    }

    /// - Throws: `DecodingError` for a recording of another version, too.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: container,
                debugDescription: "The recording has version \(version). This app reads version \(Self.version).")
        }
        start = try container.decode(NavigationState<Schema>.self, forKey: .start)
        entries = try container.decode([NavigationJournalEntry<Schema>].self, forKey: .entries)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.version, forKey: .version)
        try container.encode(start, forKey: .start)
        try container.encode(entries, forKey: .entries)
    }
}
