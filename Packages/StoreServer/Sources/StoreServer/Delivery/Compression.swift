import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// Compresses answers (gzip or deflate) for clients that take them so, where the answer is marked for it.
///
/// Only what is marked: an answer that is to go wrong goes wrong as it is, and the answer to `HEAD` has no body that
/// could be compressed.
enum Compression {
    /// Smaller answers fit into one packet anyway.
    static let leastBytes = 1024

    private static let mark = "store-compress"

    /// Marks an answer; the mark never leaves the store.
    static func mark(_ head: inout HTTPResponse) {
        guard let name = HTTPField.Name(mark) else { return }
        head.headerFields[name] = "1"
        head.headerFields[.vary] = "Accept-Encoding"
    }

    /// Puts it where bytes have just become HTTP.
    static func add(to pipeline: ChannelPipeline.SynchronousOperations) throws {
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        let compressor = HTTPResponseCompressor { head, isSupported in
            guard head.headers.contains(name: mark) else { return .doNotCompress }
            head.headers.remove(name: mark)
            // Other bytes than those the tag was made of: it says only that both mean the same.
            if isSupported, let tag = head.headers.first(name: "ETag") {
                head.headers.replaceOrAdd(name: "ETag", value: "W/" + tag)
            }
            return .compressIfPossible
        }
        try pipeline.addHandler(compressor, position: .after(decoder))
    }
}
