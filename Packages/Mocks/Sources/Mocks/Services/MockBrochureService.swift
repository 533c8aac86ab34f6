public import Loading
public import Model
import Synchronization

/// In-memory brochures of a server and of a device.
public final class MockBrochureService: BrochureService, Controllable {
    public enum Call: Hashable, Sendable {
        case brochures(FetchPolicy)
        case brochure(Brochure.ID, FetchPolicy)

        public var policy: FetchPolicy {
            switch self {
            case .brochures(let policy), .brochure(_, let policy): policy
            }
        }
    }

    /// The initial content of the device.
    public typealias Stored = MockProductService.Stored

    private struct State {
        var server: [Brochure]
        /// The brochures without pages. `nil` if they were never loaded.
        var storedList: [Brochure]?
        var storedPages: [Brochure.ID: Brochure] = [:]
        var failures: [FetchPolicy: ServiceError] = [:]
    }

    public let control = MockControl<Call>()
    private let state: Mutex<State>

    /// - Parameters:
    ///   - brochures: The server's brochures with pages, newest first.
    ///   - stored: The initial content of the device.
    public init(_ brochures: [Brochure] = .fixtures, stored: Stored = .everything) {
        var initial = State(server: brochures)
        if stored == .everything {
            initial.storedList = brochures.map(\.withoutPages)
            initial.storedPages = Dictionary(brochures.map { ($0.id, $0) }) { _, last in last }
        }
        state = Mutex(initial)
    }

    /// The server's brochures, newest first. A test can change them between two requests.
    public var brochures: [Brochure] {
        get { state.withLock { $0.server } }
        set { state.withLock { $0.server = newValue } }
    }

    /// The error that every call that may send a request throws while this isn't `nil`.
    public var freshFailure: ServiceError? {
        get { state.withLock { $0.failures[.networkOnly] } }
        set { state.withLock { $0.failures[.networkOnly] = newValue } }
    }

    /// The error that every call for stored values throws while this isn't `nil`.
    public var storedFailure: ServiceError? {
        get { state.withLock { $0.failures[.cacheOnly] } }
        set { state.withLock { $0.failures[.cacheOnly] = newValue } }
    }

    /// Removes the device's content.
    public func forgetStored() {
        state.withLock {
            $0.storedList = nil
            $0.storedPages = [:]
        }
    }

    public func brochures(_ policy: FetchPolicy) async throws(ServiceError) -> [Brochure]? {
        try await answer(.brochures(policy))
        return state.withLock { state in
            if policy.mayFetch { state.storedList = state.server.map(\.withoutPages) }
            return state.storedList
        }
    }

    public func brochure(_ id: Brochure.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Brochure? {
        try await answer(.brochure(id, policy))
        let brochure = state.withLock { state in
            guard policy.mayFetch else { return state.storedPages[id] }
            let brochure = state.server.first { $0.id == id }
            if let brochure { state.storedPages[id] = brochure }
            return brochure
        }
        if policy.mayFetch, brochure == nil { throw .notFound("brochure \(id)") }
        return brochure
    }

    private func answer(_ call: Call) async throws(ServiceError) {
        try await control.answer(call) { self.state.withLock { $0.failures[call.policy.failing] } }
    }
}

extension Brochure {
    /// The brochure without pages, as in lists.
    fileprivate var withoutPages: Brochure {
        var brochure = self
        brochure.pages = []
        return brochure
    }
}
