extension StackState {
    /// Applies an operation and returns what it changed. The cost is that of what changes.
    @inlinable
    @discardableResult
    public mutating func apply(_ operation: StackOperation<Route>) -> StackChange<Route> {
        var change = StackChange<Route>()
        switch operation {
        case .navigate(let route): if _routes.last != route { push(route, &change) }
        case .push(let route): push(route, &change)
        case .pop(let count): pop(count, &change)
        case .popTo(let route):
            if let index = _routes.lastIndex(of: route) { pop(_routes.count - 1 - index, &change) }
        case .popToRoot: pop(_routes.count, &change)
        case .replaceTop(let route):
            if _routes.last != route {
                pop(1, &change)
                push(route, &change)
            }
        case .replace(let routes): replace(with: routes, &change)
        case .present(let route, let style): if !over.presents(route, as: style) { present(route, style, &change) }
        case .dismiss: if over.screen != nil { present(nil, .sheet, &change) }
        case .alert(let alert): show(alert, alert == nil ? over.dialog : nil, &change)
        case .dialog(let dialog): show(dialog == nil ? over.alert : nil, dialog, &change)
        case .restore(let new):
            replace(with: new._routes, &change)
            change.tell(from: over, to: new.over)
            over = new.over
        }
        return change
    }

    /// Whether an operation would change anything: said before it is done, because that is when watchers are told.
    @inlinable
    func wouldChange(_ operation: StackOperation<Route>) -> Bool {
        switch operation {
        case .navigate(let route), .replaceTop(let route): _routes.last != route
        case .push: true
        case .pop(let count): count > 0 && !_routes.isEmpty
        case .popTo(let route): _routes.last != route && _routes.contains(route)
        case .popToRoot: !_routes.isEmpty
        case .replace(let routes): _routes != routes
        case .present(let route, let style): !over.presents(route, as: style)
        case .dismiss: over.screen != nil
        case .alert(let alert): over.alert != alert
        case .dialog(let dialog): over.dialog != dialog
        case .restore(let new): self != new
        }
    }
}

extension StackState {
    @inlinable
    mutating func push(_ route: Route, _ change: inout StackChange<Route>) {
        _routes.append(route)
        change.pushed.append(route)
    }

    @inlinable
    mutating func pop(_ count: Int, _ change: inout StackChange<Route>) {
        let count = Swift.min(Swift.max(count, 0), _routes.count)
        guard count > 0 else { return }
        if count == 1, let last = _routes.popLast() {
            change.popped = [last]
        } else {
            change.popped = _routes.suffix(count).reversed()
            _routes.removeLast(count)
        }
    }

    /// What both share at the bottom stays.
    @inlinable
    mutating func replace(with routes: [Route], _ change: inout StackChange<Route>) {
        let shared = zip(_routes, routes).prefix { $0 == $1 }.count
        pop(_routes.count - shared, &change)
        change.pushed = Array(routes.dropFirst(shared))
        _routes += change.pushed
    }

    @inlinable
    mutating func present(_ route: Route?, _ style: ModalStyle, _ change: inout StackChange<Route>) {
        change.dismissed = over.screen
        change.presented = route
        over.present(route, as: style)
    }

    @inlinable
    mutating func show(_ alert: AlertState?, _ dialog: DialogState?, _ change: inout StackChange<Route>) {
        change.alertChanged = over.alert != alert
        change.dialogChanged = over.dialog != dialog
        over.alert = alert
        over.dialog = dialog
    }

    /// Makes a change that was made elsewhere.
    @inlinable
    mutating func follow(_ delta: StackDelta<Route>) {
        if !delta.popped.isEmpty { _routes.removeLast(Swift.min(delta.popped.count, _routes.count)) }
        if !delta.pushed.isEmpty { _routes += delta.pushed }
    }
}
