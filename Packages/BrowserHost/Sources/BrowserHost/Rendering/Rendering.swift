/// One pass over the app, as elements.
struct Rendering: Equatable, Sendable {
    let root: Element
    let title: String
    /// Something on the screen is still loading.
    let isBusy: Bool
    /// How many style rules there were, of which it needs some.
    let ruleCount: Int
}
