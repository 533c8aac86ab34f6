/// A router that shows one place of a navigator, as long as someone else holds it.
@usableFromInline
struct RouterMirror<Route: Hashable & Sendable> {
    weak var router: Router<Route>?
}
