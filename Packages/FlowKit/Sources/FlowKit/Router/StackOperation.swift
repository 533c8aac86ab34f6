/// One step of navigation within a stack, as a value.
public enum StackOperation<Route: Hashable & Sendable>: Hashable, Sendable {
    /// Shows a screen. Nothing happens when that very screen is on top: a double tap opens one screen, not two.
    case navigate(Route)
    /// Puts a screen on top, whatever is there.
    case push(Route)
    /// Takes away as many screens; at most all, and none for a count below one.
    case pop(Int)
    /// Takes away what lies over the topmost such screen. Nothing happens when there is none.
    case popTo(Route)
    case popToRoot
    /// Puts a screen in the place of the top one, or on the root when there is none.
    case replaceTop(Route)
    /// Puts these screens in the place of all.
    case replace([Route])
    /// Shows a screen as a sheet or cover, in the place of one that is there.
    case present(Route, as: ModalStyle = .sheet)
    /// Takes the sheet or cover away.
    case dismiss
    /// Shows an alert, in the place of a dialog that is there; nil takes the alert away.
    case alert(AlertState?)
    /// Shows a dialog, in the place of an alert that is there; nil takes the dialog away.
    case dialog(DialogState?)
    /// Puts a whole state in the place of the present one.
    case restore(StackState<Route>)
}

extension StackOperation {
    /// The same step in another route type.
    public func map<NewRoute>(_ transform: (Route) -> NewRoute) -> StackOperation<NewRoute> {
        switch self {
        case .navigate(let route): .navigate(transform(route))
        case .push(let route): .push(transform(route))
        case .pop(let count): .pop(count)
        case .popTo(let route): .popTo(transform(route))
        case .popToRoot: .popToRoot
        case .replaceTop(let route): .replaceTop(transform(route))
        case .replace(let routes): .replace(routes.map(transform))
        case .present(let route, let style): .present(transform(route), as: style)
        case .dismiss: .dismiss
        case .alert(let alert): .alert(alert)
        case .dialog(let dialog): .dialog(dialog)
        case .restore(let state): .restore(state.compactMap(transform))
        }
    }
}

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
    init() {}

    init(_ delta: StackDelta<Route>) {
        popped = delta.popped
        pushed = delta.pushed
    }

    public var isEmpty: Bool { popped.isEmpty && pushed.isEmpty && !isOfOverlay }

    /// Whether something came or went over the stack.
    var isOfOverlay: Bool { dismissed != nil || presented != nil || alertChanged || dialogChanged }

    /// Compares two states: what they share at the bottom of the stack stays. O(*n*) in the length of the stacks.
    public init(from old: StackState<Route>, to new: StackState<Route>) {
        self.init(StackDelta(from: old.routes, to: new.routes))
        tell(from: old.over, to: new.over)
    }

    /// Tells what came and went over the stack.
    mutating func tell(from old: StackOverlay<Route>, to new: StackOverlay<Route>) {
        let isSame = old.isSameScreen(as: new)
        dismissed = isSame ? nil : old.screen
        presented = isSame ? nil : new.screen
        alertChanged = old.alert != new.alert
        dialogChanged = old.dialog != new.dialog
    }
}

/// What has changed on a stack, without what lies over it.
struct StackDelta<Route: Hashable & Sendable> {
    /// From the top down.
    var popped: [Route] = []
    /// From the bottom up.
    var pushed: [Route] = []

    init() {}

    init(_ change: StackChange<Route>) {
        popped = change.popped
        pushed = change.pushed
    }

    init(popped: [Route], pushed: [Route]) {
        self.popped = popped
        self.pushed = pushed
        dropShared()
    }

    init(from old: [Route], to new: [Route]) {
        let shared = zip(old, new).prefix { $0 == $1 }.count
        popped = old.dropFirst(shared).reversed()
        pushed = Array(new.dropFirst(shared))
    }

    var isEmpty: Bool { popped.isEmpty && pushed.isEmpty }

    mutating func add(popped routes: [Route]) {
        if isEmpty {
            popped = routes
        } else {
            let undone = Swift.min(routes.count, pushed.count)
            pushed.removeLast(undone)
            popped += routes.dropFirst(undone)
        }
    }

    mutating func add(pushed routes: [Route]) {
        if isEmpty {
            pushed = routes
        } else {
            pushed += routes
            dropShared()
        }
    }

    mutating func add(_ delta: StackDelta) {
        if isEmpty {
            self = delta
        } else {
            if !delta.popped.isEmpty { add(popped: delta.popped) }
            if !delta.pushed.isEmpty { add(pushed: delta.pushed) }
        }
    }

    /// What went and came again has stayed.
    mutating func dropShared() {
        guard !popped.isEmpty, !pushed.isEmpty else { return }
        let shared = zip(popped.reversed(), pushed).prefix { $0 == $1 }.count
        popped.removeLast(shared)
        pushed.removeFirst(shared)
    }
}
