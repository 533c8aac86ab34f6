extension Navigator {
    /// A router of one place: what it does goes through the navigator, and it shows what is there.
    ///
    /// The same place has the same router for as long as someone holds it. Neither holds the other: when the navigator
    /// is gone, or the place is, the router shows an empty stack and does nothing.
    ///
    /// A router knows of stacks, of one sheet and of alerts. It shows a sheet or an alert that lies right over its
    /// place. Pushing brings nothing to the front; presenting does.
    public func router(for place: NavigationPlace<Schema>) -> Router<Schema.Route> {
        if let router = mirrors[place]?.router { return router }
        mirrors = mirrors.filter { $0.value.router != nil }
        let router = Router(state.stackState(at: place)) { [weak self] operation in
            self?.apply(operation, at: place)
        }
        mirrors[place] = RouterMirror(router: router)
        return router
    }

    private func apply(_ operation: StackOperation<Schema.Route>, at place: NavigationPlace<Schema>) {
        let stack = state[place]?.stack ?? []
        switch operation {
        case .navigate(let route): if stack.last != route { apply(.push(route, on: place)) }
        case .push(let route): apply(.push(route, on: place))
        case .pop(let count): apply(.pop(count, on: place))
        // A router knows nothing of the root.
        case .popTo(let route): if stack.contains(route) { apply(.popTo(route, on: place)) }
        case .popToRoot: apply(.popToRoot(on: place))
        case .replaceTop(let route): apply(.replace(stack.dropLast() + [route], on: place))
        case .replace(let routes): apply(.replace(routes, on: place))
        case .present(let route): apply(.route(route, as: .present(.sheet), on: place))
        case .dismiss: dismissSheet(over: place)
        case .alert(let alert): show(alert, over: place)
        case .restore(let new): restore(new, at: place)
        }
    }

    private func dismissSheet(over place: NavigationPlace<Schema>) {
        if let modal = state.modal(over: place), modal.content.style == .sheet { apply(.dismissModal(modal.id)) }
    }

    /// An alert is shown over what is in front.
    private func show(_ alert: AlertState?, over place: NavigationPlace<Schema>) {
        if let alert {
            if state.stackState(at: place).alert != alert { apply(.present(.alert(alert))) }
        } else if let modal = state.modal(over: place), case .alert = modal.content {
            apply(.dismissModal(modal.id))
        }
    }

    private func restore(_ new: StackState<Schema.Route>, at place: NavigationPlace<Schema>) {
        apply(.replace(new.routes), at: place)
        apply(new.sheet.map { .present($0) } ?? .dismiss, at: place)
        apply(.alert(new.alert), at: place)
    }
}
