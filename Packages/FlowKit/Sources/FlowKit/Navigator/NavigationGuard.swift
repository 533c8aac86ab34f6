/// A check that every operation passes before it shows a screen.
///
/// A navigator asks its guards in order; the first guard that doesn't allow the operation decides. Middleware shows the
/// decision to the user. A guard may ask the user with an alert or a dialog, because these show no screen.
///
/// ```swift
/// let signIn = NavigationGuard<ShopNavigation>("sign-in") { attempt in
///     attempt.destination == .orders && !session.isSignedIn ? .wait(.signIn) : .allow
/// }
/// ```
public struct NavigationGuard<Schema: NavigationSchema>: Sendable {
    enum Check: Sendable {
        case now(@MainActor @Sendable (Attempt) -> Decision)
        case later(@MainActor @Sendable (Attempt) async -> Decision)
    }

    /// The name in outcomes and journals.
    public let name: String
    let check: Check

    /// Creates a guard that decides at once.
    public init(_ name: String, check: @escaping @MainActor @Sendable (Attempt) -> Decision) {
        self.init(name: name, check: .now(check))
    }

    /// Creates a guard that decides later. Its task is cancelled when a newer navigation replaces this one.
    public static func async(
        _ name: String, check: @escaping @MainActor @Sendable (Attempt) async -> Decision
    ) -> NavigationGuard {
        NavigationGuard(name: name, check: .later(check))
    }

    private init(name: String, check: Check) { (self.name, self.check) = (name, check) }

    var isAsynchronous: Bool {
        if case .later = check { true } else { false }
    }

    @MainActor
    func decide(_ attempt: Attempt) async -> Decision {
        switch check {
        case .now(let check): check(attempt)
        case .later(let check): await check(attempt)
        }
    }
}

extension NavigationGuard {
    /// The navigation that a guard decides about.
    public struct Attempt: Hashable, Sendable {
        public let operation: NavigationOperation<Schema>
        /// The screen that the operation shows: the screen that it names, otherwise the new screen in front.
        public let destination: Schema.Route
        public let source: NavigationSource
        /// The current state.
        public let state: NavigationState<Schema>
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

/// The reason of a guard. The set is open: an app adds its own.
///
/// ```swift
/// extension NavigationReason {
///     static func featureOff(_ name: String) -> NavigationReason { NavigationReason("feature-off", name) }
/// }
/// ```
public struct NavigationReason: Hashable, Codable, Sendable {
    public let name: String
    /// A value that the reason depends on, such as the name of a feature.
    public let value: String?

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
}

extension NavigationReason: CustomStringConvertible {
    public var description: String { value.map { "\(name) (\($0))" } ?? name }
}

/// A guard that doesn't allow a navigation, and its reason.
public struct NavigationRejection: Hashable, Codable, Sendable {
    public let guardName: String
    public let reason: NavigationReason

    public init(guardName: String, reason: NavigationReason) {
        self.guardName = guardName
        self.reason = reason
    }
}

extension NavigationRejection: CustomStringConvertible {
    public var description: String { "Guard '\(guardName)': \(reason)" }
}
