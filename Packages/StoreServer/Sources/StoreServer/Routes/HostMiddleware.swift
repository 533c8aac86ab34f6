import Foundation
import HTTPTypes
import Hummingbird

/// Rejects requests whose `Host` isn't a name of the server, so that no website reaches a server on loopback by pointing its
/// own name at it (DNS rebinding).
struct HostMiddleware: RouterMiddleware {
    /// The accepted names in lower case; nil for all.
    private let hosts: Set<String>?

    init(_ configuration: StoreServerConfiguration) {
        let host = configuration.host.lowercased()
        guard host == "localhost" || host == "::1" || host.hasPrefix("127.") else {
            hosts = nil
            return
        }
        let others = configuration.hosts + [configuration.publicBaseURL?.host()].compactMap(\.self)
        hosts = Set(["localhost", "127.0.0.1", "::1", host] + others.map { $0.lowercased() })
    }

    @concurrent
    func handle(
        _ request: Request, context: StoreRequestContext,
        next: @concurrent (Request, StoreRequestContext) async throws -> Response
    ) async throws -> Response {
        // The first becomes the authority, and a second one stays a header field.
        guard let authority = request.head.authority, request.headers[named: "Host"] == nil else {
            throw HTTPError.oneHostRequired
        }
        if let hosts, !hosts.contains(Self.name(in: authority)) { throw HTTPError.foreignHost(authority) }
        return try await next(request, context)
    }

    /// Returns the name or address in lower case, without the port and an IPv6 address's brackets.
    static func name(in authority: String) -> String {
        if let match = authority.wholeMatch(of: /\[([0-9A-Fa-f:.]+)\](:[0-9]+)?/) { return match.1.lowercased() }
        return authority.prefix { $0 != ":" }.lowercased()
    }
}
