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
    /// Shows a screen as a sheet, in the place of a sheet that is there.
    case present(Route)
    /// Takes the sheet away.
    case dismiss
    /// Shows an alert; nil takes it away.
    case alert(AlertState?)
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
        case .present(let route): .present(transform(route))
        case .dismiss: .dismiss
        case .alert(let alert): .alert(alert)
        case .restore(let state): .restore(state.compactMap(transform))
        }
    }
}
