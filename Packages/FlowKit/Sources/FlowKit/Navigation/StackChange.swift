/// What an operation changed.
public struct StackChange<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The screens that went, from the top down.
    public var popped: [Route]
    /// The screens that came, from the bottom up.
    public var pushed: [Route]
    public var dismissed: Route?
    public var presented: Route?
    public var alertChanged: Bool

    public var isEmpty: Bool {
        popped.isEmpty && pushed.isEmpty && dismissed == nil && presented == nil && !alertChanged
    }

    /// Compares two states: what they share at the bottom of the stack stays. O(*n*) in the length of the stacks.
    public init(from old: StackState<Route>, to new: StackState<Route>) {
        let shared = zip(old.routes, new.routes).prefix { $0 == $1 }.count
        popped = old.routes.dropFirst(shared).reversed()
        pushed = Array(new.routes.dropFirst(shared))
        dismissed = old.sheet == new.sheet ? nil : old.sheet
        presented = old.sheet == new.sheet ? nil : new.sheet
        alertChanged = old.alert != new.alert
    }
}
