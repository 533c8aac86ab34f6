import Foundation

/// The policy that allows pages our own script, style sheets and sprite, pictures and frames from the configured origins,
/// and nothing else: no inline script and no inline style.
struct ContentSecurityPolicy: Sendable {
    let text: String

    init(imageOrigins: [ContentOrigin], frameOrigins: [ContentOrigin] = []) {
        let images = (["'self'"] + imageOrigins.map(\.text) + ["data:"]).joined(separator: " ")
        let frames = frameOrigins.isEmpty ? "'none'" : frameOrigins.map(\.text).joined(separator: " ")
        text = [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src \(images)",
            "frame-src \(frames)",
            "connect-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ].joined(separator: "; ")
    }
}

/// An origin that pictures or frames may come from: scheme, host and port, nothing else.
struct ContentOrigin: Hashable, Sendable {
    let text: String

    /// Reads `http://host:port`. A path, user, query or anything that would end the directive it is put into is `nil`.
    init?(_ text: String) {
        guard let components = URLComponents(string: text), components.path.isEmpty || components.path == "/",
            components.query == nil, components.fragment == nil
        else { return nil }
        self.init(components)
    }

    /// The origin of the URL of a picture or frame.
    init?(of url: String) {
        guard let components = URLComponents(string: url) else { return nil }
        self.init(components)
    }

    private init?(_ components: URLComponents) {
        guard let scheme = components.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = components.host?.lowercased(), !host.isEmpty, components.user == nil,
            host.utf8.allSatisfy(Self.isHostByte), (1...65_535).contains(components.port ?? 80)
        else { return nil }
        let standard = scheme == "http" ? 80 : 443
        let port = components.port.flatMap { $0 == standard ? nil : ":\($0)" } ?? ""
        text = "\(scheme)://\(host)\(port)"
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
