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
    @inlinable
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
