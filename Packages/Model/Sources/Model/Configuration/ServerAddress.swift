public import Foundation

/// The address of a shop's API, as a user, an argument or a configuration gives it.
public struct ServerAddress: Hashable, Sendable {
    public let url: URL

    /// Accepts `http` and `https` with a host, without user, query and fragment.
    ///
    /// - Throws: ``ServerAddressError`` for any other text.
    public init(_ text: String) throws(ServerAddressError) {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme), let host = url.host(), !host.isEmpty,
            url.user() == nil, url.query() == nil, url.fragment() == nil,
            (1...65_535).contains(url.port ?? 80)
        else { throw ServerAddressError(text: text) }
        self.url = url
    }

    /// The name of a directory for the data of this server: host, port and path in characters that every file system
    /// accepts.
    public var directoryName: String {
        let address = [url.host() ?? "", url.port.map(String.init) ?? "", url.path()].joined(separator: "/")
        let parts = address.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".")) }
        return "server-" + parts.joined(separator: "-")
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
