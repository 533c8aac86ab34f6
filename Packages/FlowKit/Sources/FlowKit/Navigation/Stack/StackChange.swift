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
    public var isEmpty: Bool { popped.isEmpty && pushed.isEmpty && !isOfOverlay }

    /// Whether something came or went over the stack.
    @inlinable
    var isOfOverlay: Bool { dismissed != nil || presented != nil || alertChanged || dialogChanged }

    /// Compares two states: what they share at the bottom of the stack stays. O(*n*) in the length of the stacks.
    @inlinable
    public init(from old: StackState<Route>, to new: StackState<Route>) {
        let shared = zip(old._routes, new._routes).prefix { $0 == $1 }.count
        popped = old._routes.dropFirst(shared).reversed()
        pushed = Array(new._routes.dropFirst(shared))
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

/// Several changes of a stack as one. What lies over it is told from its two states.
extension StackChange {
    @inlinable
    mutating func add(popped routes: [Route]) {
        let undone = Swift.min(routes.count, pushed.count)
        pushed.removeLast(undone)
        popped += routes.dropFirst(undone)
    }

    @inlinable
    mutating func add(pushed routes: [Route]) {
        pushed += routes
        dropShared()
    }

    /// What went and came again has stayed.
    @inlinable
    mutating func dropShared() {
        guard !popped.isEmpty, !pushed.isEmpty else { return }
        let shared = zip(popped.reversed(), pushed).prefix { $0 == $1 }.count
        popped.removeLast(shared)
        pushed.removeFirst(shared)
    }
}
