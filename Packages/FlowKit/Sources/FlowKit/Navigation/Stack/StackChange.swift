/// What an operation changed.
public struct StackChange<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The screens that went, from the top down.
    public var popped: [Route] = []
    /// The screens that came, from the bottom up.
    public var pushed: [Route] = []
    /// The sheet or cover that went.
    public var dismissed: Route?
    /// The sheet or cover that came.
    public var presented: Route?
    public var alertChanged = false
    public var dialogChanged = false

    /// Nothing.
    @inlinable
    init() {}

    @inlinable
    init(_ delta: StackDelta<Route>) {
        popped = delta.popped
        pushed = delta.pushed
    }

    @inlinable
    public var isEmpty: Bool { popped.isEmpty && pushed.isEmpty && !isOfOverlay }

    /// Whether something came or went over the stack.
    @inlinable
    var isOfOverlay: Bool { dismissed != nil || presented != nil || alertChanged || dialogChanged }

    /// Compares two states: what they share at the bottom of the stack stays. O(*n*) in the length of the stacks.
    @inlinable
    public init(from old: StackState<Route>, to new: StackState<Route>) {
        self.init(StackDelta(from: old._routes, to: new._routes))
        tell(from: old.over, to: new.over)
    }

    /// Tells what came and went over the stack.
    @inlinable
    mutating func tell(from old: StackOverlay<Route>, to new: StackOverlay<Route>) {
        let isSame = old.isSameScreen(as: new)
        dismissed = isSame ? nil : old.screen
        presented = isSame ? nil : new.screen
        alertChanged = old.alert != new.alert
        dialogChanged = old.dialog != new.dialog
    }
}
