import FlowKit
import Model
import SharedUI

/// Something that only its user may see: what is stored at once, what is fresh behind it.
///
/// It follows the session: nothing of one user stays on the screen when somebody else is signed in, or nobody. It loads
/// again by itself when somebody has signed in, and when the server can be reached again.
@MainActor
final class UserContent<Value: Sendable>: ObservableObject {
    typealias Load = StoredFirstLoader<Value, ServiceError>.Load

    /// What the screen shows; ``ServiceError/unauthorised`` when it can't be shown to whoever is there.
    @Published private(set) var state: ViewState<Value, ServiceError> = .loading
    /// Why what is shown may be out of date; nil when it is fresh.
    @Published private(set) var notice: ServiceError?

    private let session: any SessionService
    private let reachability: any ReachabilityService
    private let load: Load
    private var loader: StoredFirstLoader<Value, ServiceError>?
    private var forwarding: [AnyCancellable] = []
    private var user: User.ID?

    init(session: any SessionService, reachability: any ReachabilityService, load: @escaping Load) {
        self.session = session
        self.reachability = reachability
        self.load = load
    }

    /// Loads, and follows the session and the connection, for as long as the screen is shown.
    func observe() async {
        async let session: Void = followSession()
        async let reachability: Void = followReachability()
        _ = await (session, reachability)
    }

    /// Asks anew and keeps what is shown until there is an answer.
    func refresh() async {
        await loader?.refresh()
    }

    /// Tries again after a failure.
    func retry() {
        if let loader { loader.retry() } else { begin() }
    }

    /// Somebody has signed in on this screen. Without effect when it has loaded for them already.
    func signedIn() {
        if state.failure == .unauthorised { begin() }
    }

    private func begin() {
        let loader = StoredFirstLoader(load: load)
        self.loader = loader
        forwarding = [
            loader.$state.sink { [weak self] in self?.state = $0 },
            loader.$notice.sink { [weak self] in self?.show(notice: $0) },
        ]
        loader.start()
    }

    /// Takes everything off the screen and stops what is on its way.
    private func end() {
        forwarding = []
        loader = nil
        notice = nil
        state = .error(.unauthorised)
    }

    /// Who is not allowed to see what is fresh does not see either what is stored.
    private func show(notice new: ServiceError?) {
        if new == .unauthorised { end() } else { notice = new }
    }
}

// MARK: - Following

extension UserContent {
    private func followSession() async {
        for await session in session.session() {
            switch session {
            case .signedOut:
                user = nil
                end()
            case .signedIn(let new) where new.id != user || state.failure == .unauthorised:
                user = new.id
                begin()
            case .signedIn:
                break
            }
        }
        // It ends by itself only when nobody knows who is signed in: then the service says what is wrong.
        if !Task.isCancelled, loader == nil, state.isLoading { begin() }
    }

    /// Tries again by itself what may succeed now that the server can be reached.
    private func followReachability() async {
        var wasOffline = false
        for await reachability in reachability.reachability() {
            guard reachability == .online else {
                wasOffline = true
                continue
            }
            // What is on its way may have been sent before the connection came back, and fail yet.
            if wasOffline { await loader?.waitUntilIdle() }
            wasOffline = false
            guard !Task.isCancelled, (state.failure ?? notice)?.isTransient == true else { continue }
            retry()
        }
    }
}
