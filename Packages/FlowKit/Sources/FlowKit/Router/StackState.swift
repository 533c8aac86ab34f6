/// Where a flow is: the screens above its root, and what is presented over them.
///
/// A value that can be compared, stored and sent. Nothing here traps: an operation that has nothing to do changes
/// nothing and says so.
public struct StackState<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The screens above the root, the visible one last.
    public internal(set) var routes: [Route]
    var over: StackOverlay<Route>

    /// One screen is presented at a time, and one question asked: a sheet goes before a cover, an alert before a dialog.
    public init(
        routes: [Route] = [], sheet: Route? = nil, alert: AlertState? = nil, fullScreenCover: Route? = nil,
        dialog: DialogState? = nil
    ) {
        self.routes = routes
        over = StackOverlay()
        over.screen = sheet ?? fullScreenCover
        over.style = sheet == nil && fullScreenCover != nil ? .fullScreenCover : .sheet
        over.alert = alert
        over.dialog = alert == nil ? dialog : nil
    }

    init(routes: [Route], over: StackOverlay<Route>) {
        self.routes = routes
        self.over = over
    }

    /// The screen presented as a sheet.
    public var sheet: Route? { over.style == .sheet ? over.screen : nil }

    /// The screen presented over everything.
    public var fullScreenCover: Route? { over.style == .fullScreenCover ? over.screen : nil }

    /// A message over the screen.
    public var alert: AlertState? { over.alert }

    /// A question over the screen.
    public var dialog: DialogState? { over.dialog }
}

extension StackState {
    /// What of this state can be said in another route type. Routes that can't be are left out.
    public func compactMap<NewRoute>(_ transform: (Route) -> NewRoute?) -> StackState<NewRoute> {
        StackState<NewRoute>(routes: routes.compactMap(transform), over: over.compactMap(transform))
    }
}

extension StackState: Codable where Route: Codable {
    private enum CodingKeys: CodingKey {
        case routes, sheet, alert, fullScreenCover, dialog
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            routes: try container.decode([Route].self, forKey: .routes),
            sheet: try container.decodeIfPresent(Route.self, forKey: .sheet),
            alert: try container.decodeIfPresent(AlertState.self, forKey: .alert),
            fullScreenCover: try container.decodeIfPresent(Route.self, forKey: .fullScreenCover),
            dialog: try container.decodeIfPresent(DialogState.self, forKey: .dialog))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(routes, forKey: .routes)
        try container.encodeIfPresent(sheet, forKey: .sheet)
        try container.encodeIfPresent(alert, forKey: .alert)
        try container.encodeIfPresent(fullScreenCover, forKey: .fullScreenCover)
        try container.encodeIfPresent(dialog, forKey: .dialog)
    }
}

/// What lies over a stack.
struct StackOverlay<Route: Hashable & Sendable>: Hashable, Sendable {
    var screen: Route?
    /// How the screen came up. A sheet when there is none.
    var style = ModalStyle.sheet
    var alert: AlertState?
    /// Never there together with an alert.
    var dialog: DialogState?

    init() {}

    func presents(_ route: Route, as style: ModalStyle) -> Bool { screen == route && self.style == style }

    func isSameScreen(as other: StackOverlay) -> Bool { screen == other.screen && style == other.style }

    mutating func present(_ route: Route?, as style: ModalStyle) {
        screen = route
        self.style = route == nil ? .sheet : style
    }

    func compactMap<NewRoute>(_ transform: (Route) -> NewRoute?) -> StackOverlay<NewRoute> {
        var result = StackOverlay<NewRoute>()
        result.present(screen.flatMap(transform), as: style)
        result.alert = alert
        result.dialog = dialog
        return result
    }
}

extension StackState {
    /// Applies an operation and returns what it changed. The cost is that of what changes.
    @discardableResult
    public mutating func apply(_ operation: StackOperation<Route>) -> StackChange<Route> {
        var change = StackChange<Route>()
        switch operation {
        case .navigate(let route): if routes.last != route { push(route, &change) }
        case .push(let route): push(route, &change)
        case .pop(let count): pop(count, &change)
        case .popTo(let route):
            if let index = routes.lastIndex(of: route) { pop(routes.count - 1 - index, &change) }
        case .popToRoot: pop(routes.count, &change)
        case .replaceTop(let route):
            if routes.last != route {
                pop(1, &change)
                push(route, &change)
            }
        case .replace(let routes): replace(with: routes, &change)
        case .present(let route, let style): if !over.presents(route, as: style) { present(route, style, &change) }
        case .dismiss: if over.screen != nil { present(nil, .sheet, &change) }
        case .alert(let alert): show(alert, alert == nil ? over.dialog : nil, &change)
        case .dialog(let dialog): show(dialog == nil ? over.alert : nil, dialog, &change)
        case .restore(let new):
            replace(with: new.routes, &change)
            change.tell(from: over, to: new.over)
            over = new.over
        }
        return change
    }

    /// Whether an operation would change anything: said before it is done, because that is when watchers are told.
    func wouldChange(_ operation: StackOperation<Route>) -> Bool {
        switch operation {
        case .navigate(let route), .replaceTop(let route): routes.last != route
        case .push: true
        case .pop(let count): count > 0 && !routes.isEmpty
        case .popTo(let route): routes.last != route && routes.contains(route)
        case .popToRoot: !routes.isEmpty
        case .replace(let routes): self.routes != routes
        case .present(let route, let style): !over.presents(route, as: style)
        case .dismiss: over.screen != nil
        case .alert(let alert): over.alert != alert
        case .dialog(let dialog): over.dialog != dialog
        case .restore(let new): self != new
        }
    }
}

extension StackState {
    mutating func push(_ route: Route, _ change: inout StackChange<Route>) {
        routes.append(route)
        change.pushed.append(route)
    }

    mutating func pop(_ count: Int, _ change: inout StackChange<Route>) {
        let count = Swift.min(Swift.max(count, 0), routes.count)
        guard count > 0 else { return }
        if count == 1, let last = routes.popLast() {
            change.popped = [last]
        } else {
            change.popped = routes.suffix(count).reversed()
            routes.removeLast(count)
        }
    }

    /// What both share at the bottom stays.
    mutating func replace(with routes: [Route], _ change: inout StackChange<Route>) {
        let shared = zip(self.routes, routes).prefix { $0 == $1 }.count
        pop(self.routes.count - shared, &change)
        change.pushed = Array(routes.dropFirst(shared))
        self.routes += change.pushed
    }

    mutating func present(_ route: Route?, _ style: ModalStyle, _ change: inout StackChange<Route>) {
        change.dismissed = over.screen
        change.presented = route
        over.present(route, as: style)
    }

    mutating func show(_ alert: AlertState?, _ dialog: DialogState?, _ change: inout StackChange<Route>) {
        change.alertChanged = over.alert != alert
        change.dialogChanged = over.dialog != dialog
        over.alert = alert
        over.dialog = dialog
    }

    /// Makes a change that was made elsewhere.
    mutating func follow(_ delta: StackDelta<Route>) {
        if !delta.popped.isEmpty { routes.removeLast(Swift.min(delta.popped.count, routes.count)) }
        if !delta.pushed.isEmpty { routes += delta.pushed }
    }
}
