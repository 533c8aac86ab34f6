public import FlowKit
public import Model
import Synchronization

/// Brochures in memory: those of a server, and those that a device holds of them.
public final class MockBrochureService: BrochureService, Controllable {
    public enum Call: Hashable, Sendable {
        case brochures(DataOrigin)
        case brochure(Brochure.ID, DataOrigin)

        public var origin: DataOrigin {
            switch self {
            case .brochures(let origin), .brochure(_, let origin): origin
            }
        }
    }

    /// What the device holds to begin with.
    public typealias Stored = MockProductService.Stored

    private struct State {
        var server: [Brochure]
        /// Without pages; nil when nobody ever asked for them.
        var storedList: [Brochure]?
        var storedPages: [Brochure.ID: Brochure] = [:]
        var failures: [DataOrigin: ServiceError] = [:]
    }

    public let control = MockControl<Call>()
    private let state: Mutex<State>

    /// - Parameters:
    ///   - brochures: What the server has, the newest first, with their pages.
    ///   - stored: What the device holds of it.
    public init(_ brochures: [Brochure] = .fixtures, stored: Stored = .everything) {
        var initial = State(server: brochures)
        if stored == .everything {
            initial.storedList = brochures.map(\.withoutPages)
            initial.storedPages = Dictionary(brochures.map { ($0.id, $0) }) { _, last in last }
        }
        state = Mutex(initial)
    }

    /// What the server has, the newest first. A test may change it between two questions.
    public var brochures: [Brochure] {
        get { state.withLock { $0.server } }
        set { state.withLock { $0.server = newValue } }
    }

    /// What every question that the server may be asked throws until this is nil again.
    public var freshFailure: ServiceError? {
        get { state.withLock { $0.failures[.fresh] } }
        set { state.withLock { $0.failures[.fresh] = newValue } }
    }

    /// What every question for what the device holds throws until this is nil again.
    public var storedFailure: ServiceError? {
        get { state.withLock { $0.failures[.stored] } }
        set { state.withLock { $0.failures[.stored] = newValue } }
    }

    /// Takes everything off the device.
    public func forgetStored() {
        state.withLock {
            $0.storedList = nil
            $0.storedPages = [:]
        }
    }

    public func brochures(_ origin: DataOrigin) async throws(ServiceError) -> [Brochure]? {
        try await answer(.brochures(origin))
        return state.withLock { state in
            if origin.mayAskSource { state.storedList = state.server.map(\.withoutPages) }
            return state.storedList
        }
    }

    public func brochure(_ id: Brochure.ID, _ origin: DataOrigin) async throws(ServiceError) -> Brochure? {
        try await answer(.brochure(id, origin))
        let brochure = state.withLock { state in
            guard origin.mayAskSource else { return state.storedPages[id] }
            let brochure = state.server.first { $0.id == id }
            if let brochure { state.storedPages[id] = brochure }
            return brochure
        }
        if origin.mayAskSource, brochure == nil { throw .notFound("brochure \(id)") }
        return brochure
    }

    private func answer(_ call: Call) async throws(ServiceError) {
        try await control.answer(call) { self.state.withLock { $0.failures[call.origin.failing] } }
    }
}

extension Brochure {
    /// As lists hold it.
    fileprivate var withoutPages: Brochure {
        var brochure = self
        brochure.pages = []
        return brochure
    }
}
