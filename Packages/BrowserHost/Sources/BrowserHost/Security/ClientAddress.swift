import NIOCore

/// The address that a request comes from, as far as it tells clients apart.
struct ClientAddress: Hashable, Sendable {
    /// An IPv4 address, or the first half of an IPv6 one: a single client commonly has all addresses of a /64 network.
    let text: String
    /// A Boolean value indicating that the client is on this machine.
    let isLoopback: Bool

    init(_ address: SocketAddress?) {
        self.init(ipAddress: address?.ipAddress?.lowercased() ?? "")
    }

    /// - Parameter ipAddress: An address in its standard form. Clients without one count as one client.
    init(ipAddress: String) {
        isLoopback = ipAddress.hasPrefix("127.") || ["::1", "::ffff:127.0.0.1"].contains(ipAddress)
        text = ipAddress.contains(".") ? ipAddress : Self.network(of: ipAddress)
    }

    /// Returns the first four groups of an IPv6 address, with the zeros that `::` leaves out.
    private static func network(of address: String) -> String {
        let halves = address.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false).map {
            $0.split(separator: ":").map(String.init)
        }
        let head = halves.first ?? []
        let tail = halves.dropFirst().first ?? []
        let zeros = Array(repeating: "0", count: max(0, 8 - head.count - tail.count))
        return (head + zeros + tail).prefix(4).joined(separator: ":")
    }
}
