public import FlowKit
public import Loading

/// Content that belongs to the signed-in user. Shows stored content first and refreshes it in the background.
///
/// It observes the session: when the user changes or signs out, the content is removed. It reloads after sign-in, and
/// when the server becomes reachable.
@MainActor
public final class UserContent<Value: Sendable>: ObservableObject {
    public typealias Load = CachedLoader<Value, ServiceError>.Load

    /// The content. ``ServiceError/unauthorized`` if the user is signed out or isn't allowed to see it.
    @Published public private(set) var state: ViewState<Value, ServiceError> = .loading
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    @Published public private(set) var notice: ServiceError?

    private let session: any SessionService
    private let reachability: any ReachabilityService
    private let policy: FetchPolicy
    private let load: Load
    private var loader: CachedLoader<Value, ServiceError>?
    private var forwarding: [AnyCancellable] = []
    private var user: User.ID?

    /// - Parameters:
    ///   - session: Reports the signed-in user.
    ///   - reachability: Triggers retries when the server becomes reachable.
    ///   - policy: How the content is loaded after the stored content, as in `RouteConfig.fetchPolicy`.
    ///   - load: Loads the content of the signed-in user.
    public init(
        session: any SessionService, reachability: any ReachabilityService, policy: FetchPolicy,
        load: @escaping Load
    ) {
        self.session = session
        self.reachability = reachability
        self.policy = policy
        self.load = load
    }

    /// Loads the content and observes the session and the connection. Runs while the screen is shown.
    public func observe() async {
        async let session: Void = followSession()
        async let reachability: Void = followReachability()
        _ = await (session, reachability)
    }

    /// Reloads the content, and shows the current content until the response arrives.
    public func refresh() async {
        await loader?.refresh()
    }

    /// Retries after a failure.
    public func retry() {
        if let loader { loader.retry() } else { begin() }
    }

    private func begin() {
        let loader = CachedLoader(load: load)
        self.loader = loader
        forwarding = [
            loader.$state.sink { [weak self] in self?.state = $0 },
            loader.$notice.sink { [weak self] in self?.show(notice: $0) },
        ]
        loader.start(policy)
    }

    /// Removes the content and cancels pending requests.
    private func end() {
        forwarding = []
        loader = nil
        notice = nil
        state = .error(.unauthorized)
    }

    /// Shows a notice. If the server denies access, the stored content is removed, too.
    private func show(notice new: ServiceError?) {
        if new == .unauthorized { end() } else { notice = new }
    }
}

extension UserContent where Value: Equatable {
    /// Shows the content that the user has changed. Does nothing if there is no content.
    public func adopt(_ value: Value) {
        if state.isSuccess { loader?.adopt(value) }
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
            case .signedIn(let new) where new.id != user || state.failure == .unauthorized:
                user = new.id
                begin()
            case .signedIn:
                break
            }
        }
        // The stream ends only if the session can't be read. The service then reports the error.
        if !Task.isCancelled, loader == nil, state.isLoading { begin() }
    }

    /// Retries failed loads when the server becomes reachable.
    private func followReachability() async {
        await reachability.retryFailures({ state.failure ?? notice }, waitUntilIdle: { await loader?.waitUntilIdle() })
        {
            retry()
        }
    }
}
