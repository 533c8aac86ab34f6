import NIOCore
import Synchronization

/// The connections of one time of listening, to cut them off.
final class Connections: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        var isCut = false
    }

    private let state = Mutex(State())

    func add(_ channel: any Channel) {
        let isCut = state.withLock { state in
            if !state.isCut { state.channels[ObjectIdentifier(channel)] = channel }
            return state.isCut
        }
        if isCut { channel.close(mode: .all, promise: nil) }
    }

    func remove(_ channel: any Channel) {
        state.withLock { _ = $0.channels.removeValue(forKey: ObjectIdentifier(channel)) }
    }

    var count: Int { state.withLock { $0.channels.count } }

    /// Closes all, and whatever is accepted from now on.
    func cut() {
        let channels = state.withLock { state in
            state.isCut = true
            defer { state.channels = [:] }
            return Array(state.channels.values)
        }
        for channel in channels { channel.close(mode: .all, promise: nil) }
    }
}
