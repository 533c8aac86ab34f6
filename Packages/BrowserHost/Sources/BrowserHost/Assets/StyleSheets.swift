import NIOCore
import Synchronization

/// The style sheets of pages that were sent lately, each under a name of its own.
///
/// A document puts its style sheet in, and the browser fetches it right after. That takes no time of the main actor.
/// The size is bounded: the sheets that were put in first are dropped.
final class StyleSheets: Sendable {
    private struct State {
        var sheets: [String: ByteBuffer] = [:]
        var order: [String] = []
        var size = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: The size of all sheets together, in bytes.
    init(limit: Int = 16 * 1024 * 1024) { self.limit = limit }

    /// Keeps a style sheet and returns the path that serves it.
    func add(_ text: String) -> String {
        let name = "rules.\(RandomToken.make()).css"
        state.withLock { state in
            state.sheets[name] = ByteBuffer(string: text)
            state.order.append(name)
            state.size += text.utf8.count
            var dropped = 0
            while state.size > limit, dropped < state.order.count - 1 {
                state.size -= state.sheets.removeValue(forKey: state.order[dropped])?.readableBytes ?? 0
                dropped += 1
            }
            state.order.removeFirst(dropped)
        }
        return "/_flow/" + name
    }

    func contains(_ path: String) -> Bool { self[String(path.dropFirst("/_flow/".count))] != nil }

    subscript(name: String) -> ByteBuffer? { state.withLock { $0.sheets[name] } }
}
