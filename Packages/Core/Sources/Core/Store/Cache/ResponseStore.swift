public import Foundation
public import Logging
import Model

/// Keeps answers and pictures on the disk, as many as fit into a number of bytes. What was used longest ago goes first.
///
/// The file is a cache: it may be deleted at any time, and nothing is lost but time.
public final class ResponseStore: ResponseCache {
    private static let responses = "response"
    let file: CacheFile

    /// Opens the file when it is needed first.
    ///
    /// - Parameters:
    ///   - directory: Where the file `cache.sqlite` is, or is to be. One that can't be used is made anew.
    ///   - limitInBytes: How many bytes all of it may take. A single answer or picture may take a quarter of it.
    ///   - logger: Told of what can't be read or written.
    public init(in directory: URL, limitInBytes: Int = 64 << 20, logger: Logger = ShopStore.silent) {
        let path = directory.appending(path: "cache.sqlite", directoryHint: .notDirectory).path(percentEncoded: false)
        file = CacheFile(path: path, limit: limitInBytes, logger: logger)
    }

    /// How many bytes the answers and pictures take now.
    public var size: Int { get async { await file.size } }

    public func get(_ key: ResponseKey) async -> StoredResponse? {
        guard let entry = await file.entry(key.name, of: Self.responses),
            let headers = HeaderFields(storedText: entry.head)
        else { return nil }
        return StoredResponse(headers: headers, body: entry.body)
    }

    public func put(_ response: StoredResponse, for key: ResponseKey) async {
        guard let head = response.headers.storedText else { return }
        await file.put(CacheFile.Entry(head: head, body: response.body), key.name, of: Self.responses)
    }

    public func touch(_ key: ResponseKey, headers: HeaderFields) async {
        guard let head = headers.storedText else { return }
        await file.setHead(head, key.name, of: Self.responses)
    }

    public func remove(_ key: ResponseKey) async { await file.remove(key.name, of: Self.responses) }

    /// Forgets all answers and pictures.
    public func removeAll() async { await file.removeAll() }

    /// Closes the file. What is asked for afterwards is not there.
    public func close() { file.close() }
}

extension ResponseKey {
    /// No address has a line break.
    fileprivate var name: String { url + "\n" + variant }
}

extension HeaderFields {
    fileprivate var storedText: String? { try? StoredJSON.text(self) }

    fileprivate init?(storedText: String) {
        guard let fields = StoredJSON.value(HeaderFields.self, storedText) else { return nil }
        self = fields
    }
}
