public import Foundation

/// The address of a shop's API, as a user, an argument or a configuration gives it.
///
/// Two spellings of an address are equal: case of the scheme and the host, the standard port and a slash at the end make no
/// difference.
public struct ServerAddress: Hashable, Sendable {
    public let url: URL

    /// Accepts `http` and `https` with a host and any path, without user, query and fragment.
    ///
    /// - Throws: ``ServerAddressError`` for any other text.
    public init(_ text: String) throws(ServerAddressError) {
        guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let standardPort = ["http": 80, "https": 443][scheme],
            let host = parts.encodedHost, !host.isEmpty,
            parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
            (1...65_535).contains(parts.port ?? standardPort)
        else { throw ServerAddressError(text: text) }
        parts.scheme = scheme
        parts.encodedHost = host.lowercased()
        if parts.port == standardPort { parts.port = nil }
        while parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath.removeLast() }
        guard let url = parts.url else { throw ServerAddressError(text: text) }
        self.url = url
    }

    /// The name of a directory for the data of this server. Two servers never have the same.
    ///
    /// It is the address in characters that every file system accepts and doesn't confuse. Any other character is its code
    /// in hexadecimal after an underscore: `https_shop.example_2fapi`.
    public var directoryName: String {
        let start = "\(url.scheme ?? "")_"
        return description.dropFirst(start.count + 2).utf8.reduce(into: start) { name, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
                UInt8(ascii: "-"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let code = String(byte, radix: 16)
                name += "_" + (byte < 16 ? "0" : "") + code
            }
        }
    }
}

extension ServerAddress: CustomStringConvertible {
    public var description: String { url.absoluteString }
}

/// The error of a text that isn't the address of a server.
public struct ServerAddressError: Error, Hashable, CustomStringConvertible {
    public let text: String

    public init(text: String) {
        self.text = text
    }

    public var description: String {
        """
        "\(text)" isn't a valid address of a server. Enter an http or https URL with a host and an optional port, without \
        user, query and fragment: http://127.0.0.1:8081
        """
    }
}
