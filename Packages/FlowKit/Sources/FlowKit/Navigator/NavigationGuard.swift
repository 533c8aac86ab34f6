/// Stands before every operation that leads to a screen, and answers whether it takes place.
///
/// Guards are asked one after the other; the first one that does not allow it decides. A guard only answers: what it
/// objects to is shown by whoever watches ``Navigator/lastRefusal`` and ``Navigator/pending``. It may ask the user with
/// an alert or a dialog, because these lead to no screen.
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

    /// Names the guard in refusals and journals.
    public let name: String
    let check: Check

    /// A guard that knows the answer.
    public init(_ name: String, check: @escaping @MainActor @Sendable (Attempt) -> NavigationVerdict) {
        self.name = name
        self.check = .now(check)
    }

    /// A guard that has to find out. It is cancelled when another navigation is asked for meanwhile.
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
    func answer(_ attempt: Attempt) async -> NavigationVerdict {
        switch check {
        case .now(let check): check(attempt)
        case .later(let check): await check(attempt)
        }
    }
}

/// What a guard is asked about.
public struct NavigationAttempt<Schema: NavigationSchema>: Hashable, Sendable {
    public let operation: NavigationOperation<Schema>
    /// The screen that the operation leads to: the one it names, otherwise the one that would be in front.
    public let destination: Schema.Route
    public let source: NavigationSource
    /// Where one is now.
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

/// What a guard answers.
public enum NavigationVerdict: Hashable, Sendable {
    /// The next guard is asked. When all allow it, the navigation takes place.
    case allow
    /// It does not take place.
    case refuse(NavigationReason)
    /// It is kept and goes on when the reason goes away.
    case wait(NavigationReason)
}

/// What the guards say to a navigation that nobody has asked for yet: see ``Navigator/verdict(on:source:)``.
public enum NavigationGate: Hashable, Sendable {
    case allow
    /// A guard would not allow it.
    case refuse(NavigationObjection)
    /// A guard would have it wait.
    case wait(NavigationObjection)

    init(_ verdict: NavigationVerdict, of guardName: String) {
        switch verdict {
        case .allow: self = .allow
        case .refuse(let reason): self = .refuse(NavigationObjection(guardName: guardName, reason: reason))
        case .wait(let reason): self = .wait(NavigationObjection(guardName: guardName, reason: reason))
        }
    }
}

/// Why a guard holds a navigation up.
///
/// An app says when one goes away with ``Navigator/reasonChanged(_:)``.
public enum NavigationReason: Hashable, Codable, Sendable {
    case signIn
    /// A feature is switched off. Names the feature.
    case featureOff(String)
    case unsavedChanges
    /// The app is too old. Names the version that is needed.
    case minimumVersion(String)
    /// Names the tab.
    case tabDisabled(String)
    /// What no other case says, for the user to read.
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

/// Which guard holds a navigation up, and why.
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

/// A navigation that waits until a reason goes away.
public struct PendingNavigation<Schema: NavigationSchema>: Hashable, Sendable {
    public let operation: NavigationOperation<Schema>
    public let source: NavigationSource
    public let objection: NavigationObjection

    public var reason: NavigationReason { objection.reason }
}

extension PendingNavigation: CustomStringConvertible {
    /// For debug menus and failures of tests: "route to page(1) as push waits. Guard 'sign-in': Sign in first."
    public var description: String { "\(operation) waits. \(objection)" }
}

/// A navigation that did not take place, and why.
public struct RefusedNavigation<Schema: NavigationSchema>: Error, Hashable, Sendable {
    public enum Cause: Hashable, Sendable {
        /// It can't be done where one is.
        case refusal(NavigationRefusal<Schema>)
        /// A guard does not allow it.
        case objection(NavigationObjection)
    }

    public let operation: NavigationOperation<Schema>
    public let source: NavigationSource
    public let cause: Cause
}

extension RefusedNavigation: CustomStringConvertible {
    /// For logs and failures of tests: "route to page(1) as push was refused. Guard 'sign-in': Sign in first."
    public var description: String {
        switch cause {
        case .refusal(let refusal): "\(operation) was refused. \(refusal)"
        case .objection(let objection): "\(operation) was refused. \(objection)"
        }
    }
}
