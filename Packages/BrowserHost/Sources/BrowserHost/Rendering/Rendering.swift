/// The result of one pass over the app.
struct Rendering: Equatable, Sendable {
    let root: Element
    let title: String
    /// A Boolean value indicating that something on the screen is loading.
    let isBusy: Bool
    /// The end of the style sheet that it needs.
    let rules: StyleRules.Mark
}
