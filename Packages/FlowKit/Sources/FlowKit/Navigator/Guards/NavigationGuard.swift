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

    @usableFromInline
    enum Check: Sendable {
        case now(@MainActor @Sendable (Attempt) -> NavigationVerdict)
        case later(@MainActor @Sendable (Attempt) async -> NavigationVerdict)
    }

    /// Names the guard in refusals and journals.
    public let name: String
    @usableFromInline let check: Check

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
