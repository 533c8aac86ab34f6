import HTTPTypes
import Synchronization

/// Counts requests by their methods and paths.
final class RequestLog: Sendable {
    private struct Key: Hashable {
        let method: String
        let path: String
    }

    /// How many paths are told apart. Others are not counted: what a client makes up takes no memory without end.
    private static let most = 10_000

    private let counts = Mutex<[Key: Int]>([:])

    func note(_ method: HTTPRequest.Method, _ path: Substring) {
        let key = Key(method: method.rawValue, path: String(path.prefix(200)))
        counts.withLock { counts in
            guard counts.count < Self.most || counts[key] != nil else { return }
            counts[key, default: 0] += 1
        }
    }

    func count(_ method: String, _ path: String) -> Int {
        counts.withLock { $0[Key(method: method, path: path)] ?? 0 }
    }
}
