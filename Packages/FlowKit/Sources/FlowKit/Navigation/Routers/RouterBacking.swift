/// Where a router that does not own its stack presents and finishes.
@MainActor
@usableFromInline
protocol RouterBacking<Route>: AnyObject {
    associatedtype Route: Hashable & Sendable

    /// Presents something whose end is awaited. It ends it if nothing comes of it.
    func begin(_ operation: StackOperation<Route>, for presentation: any OpenPresentation)
    func leave(_ route: Route)
    func finish(with value: any Sendable) -> Bool
    func answer(_ action: String) -> Bool
}
