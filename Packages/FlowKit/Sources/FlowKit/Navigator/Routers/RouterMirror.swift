/// A router that shows one place of a navigator, as long as someone else holds it.
@usableFromInline
final class RouterMirror<Route: Hashable & Sendable> {
    @usableFromInline weak var router: Router<Route>?

    @inlinable
    init(router: Router<Route>) { self.router = router }
}
