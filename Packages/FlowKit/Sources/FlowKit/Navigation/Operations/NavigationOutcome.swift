/// What became of an operation.
public enum NavigationOutcome<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    case changed
    /// There was nothing to do.
    case unchanged
    case refused(NavigationRefusal<Schema>)
    /// A guard does not allow it.
    case objected(NavigationObjection)
    /// A guard has it wait. It goes on when the reason goes away.
    case waiting(NavigationObjection)
    /// A guard has to find out first. What becomes of it is told later.
    case checking
    /// A newer navigation took its place while it was checked, or while it waited.
    case superseded
    /// Nobody wanted it any more.
    case cancelled

    /// Whether the operation reached the state. What a guard has held up has not.
    @inlinable
    public var wasTried: Bool {
        switch self {
        case .changed, .unchanged, .refused: true
        case .objected, .waiting, .checking, .superseded, .cancelled: false
        }
    }
}

extension NavigationOutcome: CustomStringConvertible {
    public var description: String {
        switch self {
        case .changed: "changed"
        case .unchanged: "nothing to do"
        case .refused(let refusal): "refused. \(refusal)"
        case .objected(let objection): "refused. \(objection)"
        case .waiting(let objection): "waiting. \(objection)"
        case .checking: "being checked"
        case .superseded: "superseded"
        case .cancelled: "cancelled"
        }
    }
}
