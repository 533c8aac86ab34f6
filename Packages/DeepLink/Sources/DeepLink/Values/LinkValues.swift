/// The values in a link, by their index among the pattern's values: those in the path first, then those in the query.
///
/// They are not copied out of the link before somebody asks for them. That is why they are only lent: they can't be copied,
/// and they are gone when the closure that reads them returns.
public struct LinkValues: ~Copyable {
    /// The link, whose bytes are kept by whoever lends the values.
    @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
    /// Where the values stand in the link, `found.count` of them.
    @usableFromInline let ranges: UnsafePointer<LinkRange>
    @usableFromInline let found: LinkFound
    /// Kept by the table that lends the values, so nobody has to count who else does.
    @usableFromInline let lender: Unmanaged<LinkMatcher>

    @inlinable
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ ranges: UnsafePointer<LinkRange>, _ found: LinkFound,
        _ lender: Unmanaged<LinkMatcher>
    ) {
        self.bytes = bytes
        self.ranges = ranges
        self.found = found
        self.lender = lender
    }

    /// Where a value stands; nil when the link does not hold it, or the pattern has none of this index.
    @inlinable
    func range(of index: Int) -> LinkRange? {
        guard index >= 0, index < Int(found.count) else { return nil }
        // So many ranges were filled in when the link was read.
        let range = ranges[index]
        return range.isAbsent ? nil : range
    }

    /// The bytes of a value as they stand in the link.
    @inlinable
    func bytes(of range: LinkRange) -> UnsafeBufferPointer<UInt8> {
        // A range lies within the link: both its ends were found there.
        UnsafeBufferPointer(start: bytes.baseAddress.map { $0 + range.lowerBound }, count: range.count)
    }
}
