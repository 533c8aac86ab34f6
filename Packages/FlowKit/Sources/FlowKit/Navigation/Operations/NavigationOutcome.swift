/// What became of an operation.
public enum NavigationOutcome<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    case changed
    /// There was nothing to do.
    case unchanged
    case refused(NavigationRefusal<Schema>)
}
