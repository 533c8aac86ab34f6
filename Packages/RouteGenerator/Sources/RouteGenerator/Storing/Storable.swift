/// A value that is kept from one build to the next.
///
/// Values are written one after the other without names: reading them back takes a tenth of the time that reading JSON
/// takes, which would be longer than scanning the sources again.
protocol Storable {
    func store(in writer: inout StoreWriter)
    init(from reader: inout StoreReader) throws(StoreError)
}

/// What is kept can't be read: it is damaged, or from another version.
struct StoreError: Error {}
