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
    public typealias Attempt = NavigationAttempt<Schema>

    enum Check: Sendable {
        case now(@MainActor @Sendable (Attempt) -> NavigationVerdict)
        case later(@MainActor @Sendable (Attempt) async -> NavigationVerdict)
    }

    /// The name in outcomes and journals.
    public let name: String
    let check: Check

    /// Creates a guard that decides at once.
    public init(_ name: String, check: @escaping @MainActor @Sendable (Attempt) -> NavigationVerdict) {
        self.init(name: name, check: .now(check))
    }

    /// Creates a guard that decides later. Its task is cancelled when a newer navigation replaces this one.
    public static func async(
        _ name: String, check: @escaping @MainActor @Sendable (Attempt) async -> NavigationVerdict
    ) -> NavigationGuard {
        NavigationGuard(name: name, check: .later(check))
    }

    private init(name: String, check: Check) {
        self.name = name
        self.check = check
    }

    var isAsynchronous: Bool {
        switch check {
        case .now: false
        case .later: true
        }
    }

    @MainActor
    func decide(_ attempt: Attempt) async -> NavigationVerdict {
        switch check {
        case .now(let check): check(attempt)
        case .later(let check): await check(attempt)
        }
    }
}

/// The navigation that a guard decides about.
public struct NavigationAttempt<Schema: NavigationSchema>: Hashable, Sendable {
    public let operation: NavigationOperation<Schema>
    /// The screen that the operation shows: the screen that it names, otherwise the new screen in front.
    public let destination: Schema.Route
    public let source: NavigationSource
    /// The current state.
    public var state: NavigationState<Schema>

    public init(
        _ operation: NavigationOperation<Schema>, to destination: Schema.Route, source: NavigationSource,
        from state: NavigationState<Schema>
    ) {
        self.operation = operation
        self.destination = destination
        self.source = source
        self.state = state
    }
}

/// A guard's decision.
public enum NavigationVerdict: Hashable, Sendable {
    /// The next guard decides. If all guards allow the navigation, it is performed.
    case allow
    /// The navigation isn't performed.
    case refuse(NavigationReason)
    /// The navigation is pending until ``Navigator/reasonChanged(_:)`` reports the reason.
    case wait(NavigationReason)
}

/// The guards' decision about a navigation that isn't requested yet: see ``Navigator/verdict(on:source:)``.
public enum NavigationGate: Hashable, Sendable {
    case allow
    /// A guard would refuse the navigation.
    case refuse(NavigationObjection)
    /// A guard would suspend the navigation.
    case wait(NavigationObjection)

    init(_ verdict: NavigationVerdict, of guardName: String) {
        switch verdict {
        case .allow: self = .allow
        case .refuse(let reason): self = .refuse(NavigationObjection(guardName: guardName, reason: reason))
        case .wait(let reason): self = .wait(NavigationObjection(guardName: guardName, reason: reason))
        }
    }
}

/// A reason of a guard. ``Navigator/reasonChanged(_:)`` reports that it is gone.
public enum NavigationReason: Hashable, Codable, Sendable {
    case signIn
    /// A feature that is switched off, by its name.
    case featureOff(String)
    case unsavedChanges
    /// The version of the app that is needed.
    case minimumVersion(String)
    /// A disabled tab, by its name.
    case tabDisabled(String)
    /// Any other reason, as the user reads it.
    case custom(String)
}

extension NavigationReason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .signIn: "Sign in first."
        case .featureOff(let name): "The feature \(name) is switched off."
        case .unsavedChanges: "There are changes that are not saved."
        case .minimumVersion(let version): "Version \(version) of the app is needed."
        case .tabDisabled(let tab): "The tab \(tab) is disabled."
        case .custom(let text): text
        }
    }
}

/// A guard that doesn't allow a navigation, and its reason.
public struct NavigationObjection: Hashable, Codable, Sendable {
    public let guardName: String
    public let reason: NavigationReason

    public init(guardName: String, reason: NavigationReason) {
        self.guardName = guardName
        self.reason = reason
    }
}

extension NavigationObjection: CustomStringConvertible {
    public var description: String { "Guard '\(guardName)': \(reason)" }
}

/// A navigation that is pending until a reason is gone.
public struct PendingNavigation<Schema: NavigationSchema>: Hashable, Sendable {
    public let operation: NavigationOperation<Schema>
    public let source: NavigationSource
    public let objection: NavigationObjection

    public var reason: NavigationReason { objection.reason }
}

extension PendingNavigation: CustomStringConvertible {
    /// A text for debug menus and test failures, for instance "push page(1) waits. Guard 'sign-in': Sign in first."
    public var description: String { "\(operation) waits. \(objection)" }
}
