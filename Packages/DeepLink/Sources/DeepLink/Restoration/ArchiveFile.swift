/// The saved form of a navigation state. Every part can be missing or malformed without making others unreadable.
struct ArchiveFile: Codable {
    struct Tab: Codable {
        var id: Lenient<String>?
        /// The root, if it isn't the schema's.
        var root: Lenient<String>?
        var stack: Lenient<[Lenient<String>]>?
    }

    struct Modal: Codable {
        var style: Lenient<String>?
        /// The screens, with the root as the first.
        var stack: Lenient<[Lenient<String>]>?
    }

    struct Activity: Codable {
        var id: Lenient<String>?
        /// The selected tab, if it isn't the default.
        var tab: Lenient<String>?
        var tabs: Lenient<[Lenient<Tab>]>?
        var modals: Lenient<[Lenient<Modal>]>?
    }

    var version: Lenient<Int>?
    var activity: Lenient<String>?
    var history: Lenient<[Lenient<String>]>?
    var activities: Lenient<[Lenient<Activity>]>?
}

/// A value that may be malformed.
struct Lenient<Value: Codable>: Codable {
    /// `nil` if the value can't be decoded.
    let value: Value?

    init(_ value: Value) { self.value = value }

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension Lenient {
    /// Creates a list, or `nil` for an empty one.
    init?<Element>(list: [Element]) where Value == [Lenient<Element>] {
        if list.isEmpty { return nil }
        self.init(list.map { Lenient<Element>($0) })
    }
}
