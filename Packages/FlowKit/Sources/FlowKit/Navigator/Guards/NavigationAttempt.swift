/// What a guard is asked about.
public struct NavigationAttempt<Schema: NavigationSchema>: Hashable, Sendable {
    public let operation: NavigationOperation<Schema>
    /// The screen that the operation leads to: the one it names, otherwise the one that would be in front.
    public let destination: Schema.Route
    public let source: NavigationSource
    /// Where one is now.
    public var state: NavigationState<Schema>

    @inlinable
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
