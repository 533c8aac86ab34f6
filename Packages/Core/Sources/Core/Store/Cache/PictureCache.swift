public import Foundation

/// Keeps pictures that were shown, so that they are there at once, and offline.
public protocol PictureCache: Sendable {
    /// The picture's bytes; nil when they are not kept.
    func picture(at address: URL) async -> Data?

    /// Keeps a picture's bytes in the place of those before.
    func keep(_ picture: Data, at address: URL) async
}

/// In the same file and under the same bound as the answers.
extension ResponseStore: PictureCache {
    private static var pictures: String { "picture" }

    public func picture(at address: URL) async -> Data? {
        await file.entry(address.absoluteString, of: Self.pictures)?.body
    }

    public func keep(_ picture: Data, at address: URL) async {
        await file.put(CacheFile.Entry(head: "", body: picture), address.absoluteString, of: Self.pictures)
    }
}
