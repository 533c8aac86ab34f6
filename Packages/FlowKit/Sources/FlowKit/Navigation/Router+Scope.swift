extension Router {
    /// A router of a feature's own route type that works on this router's stack.
    ///
    /// What the feature pushes is embedded in this router's routes. The feature sees its own routes and none of the
    /// others: its `pop()` takes away the top screen, whosever it is, as the back button does.
    public func scope<Child: Hashable & Sendable>(
        embed: @escaping @MainActor (Child) -> Route,
        extract: @escaping @MainActor (Route) -> Child?
    ) -> Router<Child> {
        Router<Child>(parent: self, embed: embed, extract: extract)
    }
}
