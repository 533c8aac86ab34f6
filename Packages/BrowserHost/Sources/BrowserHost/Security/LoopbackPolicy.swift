import NIOCore

/// Whether who asks is on this machine.
enum LoopbackPolicy {
    static func isLoopback(_ address: SocketAddress?) -> Bool {
        switch address {
        case .v4: address?.ipAddress?.hasPrefix("127.") ?? false
        case .v6: ["::1", "::ffff:127.0.0.1"].contains(address?.ipAddress?.lowercased())
        default: false
        }
    }
}
