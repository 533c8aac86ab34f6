import Foundation
import Model

/// Pictures on the API's own server are stored without its address, and found again where it is now.
struct ImageAddresses: Sendable {
    /// `http://127.0.0.1:8080`
    private let origin: String?

    init(origin: URL?) {
        guard let origin, var parts = URLComponents(url: origin, resolvingAgainstBaseURL: true), parts.host != nil
        else {
            self.origin = nil
            return
        }
        parts.user = nil
        parts.password = nil
        parts.path = ""
        parts.query = nil
        parts.fragment = nil
        self.origin = parts.string
    }

    /// What is stored of an address: a path, or a whole address on another server.
    func stored(_ address: URL) -> String { stored(address.absoluteString) }

    /// What is stored of an address: a path, or a whole address on another server.
    func stored(_ text: String) -> String {
        guard let origin, text.hasPrefix(origin) else { return text }
        let rest = String(text.dropFirst(origin.count))
        return Self.isPath(rest.utf8) ? rest : text
    }

    /// The address of what is stored; nil for a path while there is no server.
    func address(of stored: String) -> URL? { picture(of: stored.utf8)?.url }

    /// The address of what is stored, in UTF-8 and not taken apart; nil for a path while there is no server.
    func picture(of stored: some Collection<UInt8>) -> ImageAddress? {
        guard Self.isPath(stored) else { return ImageAddress(text: String(decoding: stored, as: UTF8.self)) }
        guard let origin else { return nil }
        let length = origin.utf8.count + stored.count
        let text = String(unsafeUninitializedCapacity: length) { buffer in
            let end = buffer.update(fromContentsOf: origin.utf8)
            return buffer[end...].update(fromContentsOf: stored)
        }
        return ImageAddress(text: text)
    }

    /// Two slashes begin a host, not a path.
    private static func isPath(_ text: some Collection<UInt8>) -> Bool {
        let slash = UInt8(ascii: "/")
        return text.first == slash && text.dropFirst().first != slash
    }
}
