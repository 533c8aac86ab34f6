import GRDB
import Synchronization

/// Connections for what takes microseconds to read. They are opened when they are needed, and kept.
///
/// To get a connection from GRDB's pool, which has to be ready for those who wait and for barriers, takes 3 to 4 µs: half
/// as long as reading a product. Nobody waits for these; who finds none free goes to the pool.
final class BriefReaders: Sendable {
    private struct State {
        var free: [DatabaseQueue] = []
        var count = 0
    }

    private let path: String
    private let most: Int
    private let state = Mutex(State())

    init(path: String, most: Int = 4) {
        self.path = path
        self.most = most
    }

    /// Nil when all are in use.
    func take() throws -> DatabaseQueue? {
        let (reader, isToBeOpened) = state.withLock { state in
            let reader = state.free.popLast()
            let isToBeOpened = reader == nil && state.count < most
            if isToBeOpened { state.count += 1 }
            return (reader, isToBeOpened)
        }
        guard isToBeOpened else { return reader }
        do {
            return try DatabaseQueue(path: path, configuration: .briefReader)
        } catch {
            state.withLock { $0.count -= 1 }
            throw error
        }
    }

    func put(back reader: DatabaseQueue) { state.withLock { $0.free.append(reader) } }

    /// Closes those that are free: all of them, when nobody reads any more.
    func close() throws {
        let free = state.withLock { state in
            defer { state.free = [] }
            state.count -= state.free.count
            return state.free
        }
        for reader in free { try reader.close() }
    }
}

extension Configuration {
    /// How a connection is opened that only reads.
    fileprivate static var briefReader: Configuration {
        var configuration = Configuration.shop
        configuration.readonly = true
        configuration.label = "shop-store.brief"
        return configuration
    }
}
