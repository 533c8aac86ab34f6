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
