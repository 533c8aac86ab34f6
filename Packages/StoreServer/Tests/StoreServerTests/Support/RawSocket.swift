import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

struct TestError: Error, CustomStringConvertible {
    let description: String
}

/// A connected socket. Reading has a time limit, so that no test hangs.
struct RawSocket: Sendable {
    private let descriptor: Int32

    init(port: Int, patience: Int = 30) throws {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            let reason = String(cString: strerror(errno))
            Self.close(descriptor)
            throw TestError(description: reason)
        }
        var time = timeval(tv_sec: patience, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
        self.descriptor = descriptor
    }

    /// - Returns: True if the server took all bytes.
    @discardableResult
    func write(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            #if canImport(Darwin)
                let flags: Int32 = 0
            #else
                let flags = Int32(MSG_NOSIGNAL)
            #endif
            let count = bytes[sent...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
            // The other side may refuse and close before it has read all: its answer is still to be read.
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Returns the next bytes; nil at the end.
    func read() throws -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count < 0, errno == EAGAIN { throw TestError(description: "nothing came for a long time") }
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    /// Returns all bytes until the server closes the connection.
    func readAll() throws -> String {
        var all: [UInt8] = []
        while let part = try read() { all += part }
        return String(decoding: all, as: UTF8.self)
    }

    /// Returns all bytes until a text has arrived.
    func read(until end: String) throws -> String {
        var all = ""
        while !all.contains(end), let part = try read() { all += String(decoding: part, as: UTF8.self) }
        return all
    }

    func close() { Self.close(descriptor) }

    private static func close(_ descriptor: Int32) {
        #if canImport(Glibc)
            _ = Glibc.close(descriptor)
        #elseif canImport(Musl)
            _ = Musl.close(descriptor)
        #else
            _ = Darwin.close(descriptor)
        #endif
    }
}
