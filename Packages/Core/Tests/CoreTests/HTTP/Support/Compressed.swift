import Foundation

/// Compressed bodies, made beforehand.
enum Compressed {
    /// A list of one category, as gzip.
    static let gzip = data("H4sIAAAAAAACA4uuVirOKU1XslIqyS8oVtJRykvMTQXyQkC82lgA/xN1eh8AAAA=")

    /// The same with the zlib wrapper, which HTTP calls deflate.
    static let deflate = data("eNqLrlYqzilNV7JSKskvKFbSUcpLzE0F8kJAvNpYAKOqCik=")

    /// 3001 bytes as 73: a hundred categories that are all the same.
    static let list = data(
        "H4sIAAAAAAACA4uuVirOKU1XslIqyS8oVtJRykvMTQXyQkC8Wp1R2VHZUdlR2VHZUdlR2VHZUdlR2VHZQSAbCwDk5cF/uQsAAA==")

    /// A mebibyte of zeros as 1051 bytes.
    static let bomb =
        data("H4sIAAAAAAACA+3BMQEAAADCoPVPbQhfoA==") + Array(repeating: 0, count: 1016) + data("PgMc6jinAAAQAA==")

    private static func data(_ base64: String) -> [UInt8] {
        Array(Data(base64Encoded: base64) ?? Data())
    }
}
