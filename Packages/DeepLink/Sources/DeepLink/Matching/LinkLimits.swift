/// How much is read of a link.
@usableFromInline
enum LinkLimits {
    /// The longest link from outside the app, in bytes.
    @inlinable static var outside: Int { 2_048 }
    /// The longest link from inside the app, in bytes: what the app itself has written may hold long texts.
    @inlinable static var inside: Int { 65_536 }

    @inlinable
    static func of(_ source: LinkSource) -> Int { source == .inside ? inside : outside }

    /// How many segments of a path are remembered; no pattern has more.
    @inlinable static var segments: Int { 32 }
    /// How many values a pattern has at most, in its path and its query.
    @inlinable static var values: Int { 64 }
    /// The room that captured ranges need: those of the segments and those of the values.
    @inlinable static var ranges: Int { segments + values }
}
