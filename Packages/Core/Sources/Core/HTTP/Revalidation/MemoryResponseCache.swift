import Synchronization

/// Keeps answers in memory, as many as fit into a number of bytes. What was used longest ago goes first.
///
/// Each operation takes the same time, however many answers there are.
public final class MemoryResponseCache: ResponseCache {
    fileprivate struct Entry {
        var response: StoredResponse
        let size: Int
        /// Its neighbours in the order of use.
        var older: ResponseKey?
        var newer: ResponseKey?
    }

    fileprivate struct State {
        var entries: [ResponseKey: Entry] = [:]
        var oldest: ResponseKey?
        var newest: ResponseKey?
        var size = 0
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limitInBytes: How many bytes all answers together may take. A single answer may take a quarter of it.
    public init(limitInBytes: Int = 8 << 20) {
        limit = limitInBytes
    }

    /// How many bytes the answers take now.
    public var size: Int { state.withLock(\.size) }

    /// How many answers are kept now.
    public var count: Int { state.withLock(\.entries.count) }

    public func get(_ key: ResponseKey) -> StoredResponse? {
        state.withLock { state in
            guard let entry = state.take(key) else { return nil }
            state.add(entry.response, key)
            return entry.response
        }
    }

    public func put(_ response: StoredResponse, for key: ResponseKey) {
        state.withLock { state in
            _ = state.take(key)
            // One that is too large would push out all others.
            guard response.size <= limit / 4 else { return }
            state.add(response, key)
            while state.size > limit, let oldest = state.oldest { _ = state.take(oldest) }
        }
    }

    public func touch(_ key: ResponseKey, headers: HeaderFields) {
        guard var response = get(key) else { return }
        response.headers = headers
        put(response, for: key)
    }

    public func remove(_ key: ResponseKey) {
        state.withLock { _ = $0.take(key) }
    }

    /// Forgets all answers.
    public func removeAll() {
        state.withLock { $0 = State() }
    }
}

extension MemoryResponseCache.State {
    /// Adds an answer that is not there, as the one that was used last.
    fileprivate mutating func add(_ response: StoredResponse, _ key: ResponseKey) {
        let size = response.size
        entries[key] = MemoryResponseCache.Entry(response: response, size: size, older: newest)
        if let newest { entries[newest]?.newer = key }
        newest = key
        oldest = oldest ?? key
        self.size += size
    }

    fileprivate mutating func take(_ key: ResponseKey) -> MemoryResponseCache.Entry? {
        guard let entry = entries.removeValue(forKey: key) else { return nil }
        if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
        if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
        size -= entry.size
        return entry
    }
}
