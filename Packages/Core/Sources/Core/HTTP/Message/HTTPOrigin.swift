import Foundation

/// What makes two addresses those of one server: scheme, host and port.
struct HTTPOrigin: Hashable, Sendable {
    let scheme: String?
    let host: String?
    let port: Int?

    init(_ url: URL) {
        scheme = url.scheme?.lowercased()
        host = url.host()?.lowercased()
        port = url.port ?? ["http": 80, "https": 443][scheme]
    }
}

extension [String: Int] {
    fileprivate subscript(scheme: String?) -> Int? { scheme.flatMap { self[$0] } }
}
