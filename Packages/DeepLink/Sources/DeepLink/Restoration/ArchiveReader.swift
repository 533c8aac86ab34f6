import Foundation

/// A piece of JSON, whatever is in it: nothing of it has to be there.
struct ArchiveReader {
    private let value: Any?

    private init(_ value: Any?) { self.value = value }

    /// Nil when it is no JSON.
    init?(_ data: Data) {
        guard let value = try? JSONSerialization.jsonObject(with: data) else { return nil }
        self.value = value
    }

    var isMissing: Bool { value == nil }
    var isObject: Bool { value is [String: Any] }
    var text: String? { value as? String }
    var number: Int? { value is String ? nil : value as? Int }
    var list: [ArchiveReader]? { (value as? [Any])?.map { ArchiveReader($0) } }

    subscript(key: String) -> ArchiveReader { ArchiveReader((value as? [String: Any])?[key]) }
}
