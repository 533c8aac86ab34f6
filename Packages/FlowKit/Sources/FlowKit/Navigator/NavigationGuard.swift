/// A check that a navigation passes before it is performed.
///
/// There are two kinds:
///
/// * *May it be shown?* The guard decides at once, and only about the screen. It has no side effects, so it can be asked at any
///   time: about a link, about each screen of a plan, or to show a locked button.
/// * *May it be left?* The guard may ask the user. It is asked last, once, and only if its condition holds for the screens that
///   the navigation removes.
///
/// ```swift
/// let signIn = NavigationGuard<ShopNavigation>("sign-in") { attempt in
///     attempt.destination == .orders && !session.isSignedIn ? .wait(.signIn) : .allow
/// }
/// let unsaved = NavigationGuard<ShopNavigation>.leaving("unsaved") { attempt in
///     attempt.removed.contains(.editor) && editor.hasChanges
/// } ask: { _ in
///     await navigator?.ask(.leaving) == .discard ? .allow : .refuse(.unsavedChanges)
/// }
/// ```
public struct NavigationGuard<Schema: NavigationSchema>: Sendable {
    enum Check: Sendable {
        case showing(@MainActor @Sendable (Attempt) -> Decision)
        case leaving(
            isAsked: @MainActor @Sendable (Attempt) -> Bool, ask: @MainActor @Sendable (Attempt) async -> Decision)
    }

    /// The name in outcomes and journals.
    public let name: String
    let check: Check

    /// Creates a guard that decides which screens may be shown.
    ///
    /// - Parameters:
    ///   - name: The name in outcomes and journals.
    ///   - check: Decides about ``Attempt/destination``. It must not change anything.
    public init(_ name: String, check: @escaping @MainActor @Sendable (Attempt) -> Decision) {
        self.init(name: name, check: .showing(check))
    }

    /// Creates a guard that decides which screens may be left.
    ///
    /// - Parameters:
    ///   - name: The name in outcomes and journals.
    ///   - isAsked: Returns whether to ask about the ``Attempt/removed`` screens. A navigation about which no guard has to ask is
    ///     performed at once.
    ///   - ask: Decides, for example by asking the user. Its task is cancelled if a newer navigation supersedes this one.
    public static func leaving(
        _ name: String, when isAsked: @escaping @MainActor @Sendable (Attempt) -> Bool,
        ask: @escaping @MainActor @Sendable (Attempt) async -> Decision
    ) -> NavigationGuard {
        NavigationGuard(name: name, check: .leaving(isAsked: isAsked, ask: ask))
    }

    private init(name: String, check: Check) { (self.name, self.check) = (name, check) }

    /// The navigation that a guard decides about.
    public struct Attempt: Hashable, Sendable {
        /// The requested operation.
        public let operation: NavigationOperation<Schema>
        /// The origin of the operation, such as a link.
        public let source: NavigationSource
        /// The current state.
        public let before: NavigationState<Schema>
        /// The state after the operation.
        public let after: NavigationState<Schema>
        /// The screen that the operation shows: the screen that it names, otherwise the screen in front after it.
        public let destination: Schema.Route
        /// The screens that the operation removes from stacks and presentations, also those behind the screen in front.
        /// Screens that another tab or another presentation covers aren't removed.
        public let removed: [Schema.Route]
        /// `false` if the operation only removes screens behind the screen in front.
        let showsScreen: Bool
    }

    /// A guard's decision.
    public enum Decision: Hashable, Sendable {
        /// The next guard decides. If all guards allow the navigation, it is performed.
        case allow
        /// The navigation isn't performed.
        case refuse(NavigationReason)
        /// The navigation is pending until ``Navigator/reasonChanged(_:)`` reports the reason.
        case wait(NavigationReason)
    }
}

extension NavigationGuard.Attempt {
    /// Returns what the guards decide about. `nil` if the operation is refused, or neither shows nor removes a screen.
    init?(_ operation: NavigationOperation<Schema>, _ source: NavigationSource, in state: NavigationState<Schema>) {
        var after = state
        guard after.apply(operation) == .changed else { return nil }
        let destination = state.destination(of: operation, leadingTo: after)
        let removed = state.screens(removedIn: after)
        if destination == nil, removed.isEmpty { return nil }
        self.init(
            operation: operation, source: source, before: state, after: after, destination: destination ?? after.route,
            removed: removed, showsScreen: destination != nil)
    }
}

extension NavigationState {
    /// Returns the screen that an operation shows: the screen that it names, otherwise the new screen in front.
    ///
    /// Returns `nil` if it shows no other screen: for an alert, a dialog, and a change behind the screen in front.
    fileprivate func destination(
        of operation: NavigationOperation<Schema>, leadingTo after: NavigationState
    ) -> Schema.Route? {
        switch operation {
        case .route(let route, _, _), .push(let route, _): return route
        case .replace(let routes, _) where !routes.isEmpty: return routes.last
        case .present(let content): return content.flow?.top
        default:
            let isSame = after.front == front && after.route == route && after[front]?.stack == self[front]?.stack
            return isSame ? nil : after.route
        }
    }

    fileprivate func screens(removedIn after: NavigationState) -> [Schema.Route] {
        var screens: [Schema.Route] = []
        for change in changes(to: after) {
            switch change {
            case .dismissed(let modal, _): screens += modal.flow?.routes ?? []
            case .popped(let routes, _): screens += routes
            case .rootReplaced(let root, _, _): screens.append(root)
            case .pushed, .presented, .tabSelected, .activitySwitched, .historyChanged, .visibleActivitiesChanged,
                .disabledTabsChanged:
                break
            }
        }
        return screens
    }
}

/// The reason of a guard. The set is open: an app adds its own.
///
/// ```swift
/// extension NavigationReason {
///     static func featureOff(_ name: String) -> NavigationReason { NavigationReason("feature-off", name) }
/// }
/// ```
public struct NavigationReason: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The kind of reason, such as `sign-in`. With ``value`` it identifies the reason.
    public let name: String
    /// A value that the reason depends on, such as the name of a feature.
    public let value: String?

    /// Creates a reason. Reasons are equal if both the name and the value are.
    public init(_ name: String, _ value: String? = nil) {
        self.name = name
        self.value = value
    }

    /// The user has to sign in.
    public static var signIn: NavigationReason { NavigationReason("sign-in") }
    /// The signed-in user isn't allowed to see the screen. Another user may be.
    public static var permission: NavigationReason { NavigationReason("permission") }
    /// The user hasn't saved or discarded changes.
    public static var unsavedChanges: NavigationReason { NavigationReason("unsaved-changes") }

    public var description: String { value.map { "\(name) (\($0))" } ?? name }
}
