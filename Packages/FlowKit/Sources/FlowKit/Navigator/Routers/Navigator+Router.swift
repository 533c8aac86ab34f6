extension Navigator {
    /// A router of one place: what it does goes through the navigator, and it shows what is there.
    ///
    /// The same place has the same router for as long as someone holds it. Neither holds the other: when the navigator
    /// is gone, or the place is, the router shows an empty stack and does nothing.
    ///
    /// A router knows of stacks and of what lies right over its place. Pushing brings nothing to the front; presenting
    /// does.
    @inlinable
    public func router(for place: NavigationPlace<Schema>) -> Router<Schema.Route> {
        if let router = mirrors[place]?.router { return router }
        mirrors = mirrors.filter { $0.value.router != nil }
        let router = Router(state.stackState(at: place), backing: PlaceBacking(self, place)) {
            [weak self] operation in
            self?.apply(operation, at: place)
        }
        mirrors[place] = RouterMirror(router: router)
        return router
    }

    @inlinable
    func apply(_ operation: StackOperation<Schema.Route>, at place: NavigationPlace<Schema>) {
        switch operation {
        case .push(let route): apply(.push(route, on: place))
        case .pop(let count): apply(.pop(count, on: place))
        case .navigate(let route): if state.topOfStack(at: place) != route { apply(.push(route, on: place)) }
        case .popToRoot: apply(.popToRoot(on: place))
        default: applyRarer(operation, at: place)
        }
    }

    @usableFromInline
    func applyRarer(_ operation: StackOperation<Schema.Route>, at place: NavigationPlace<Schema>) {
        let stack = state[place]?.stack ?? []
        switch operation {
        case .navigate, .push, .pop, .popToRoot: apply(operation, at: place)
        // A router knows nothing of the root.
        case .popTo(let route): if stack.contains(route) { apply(.popTo(route, on: place)) }
        case .replaceTop(let route): apply(.replace(stack.dropLast() + [route], on: place))
        case .replace(let routes): apply(.replace(routes, on: place))
        case .present(let route, let style): apply(.route(route, as: .present(style), on: place))
        case .dismiss: dismissScreen(over: place)
        case .alert(let alert):
            show(alert.map { .alert($0) }, over: place) { if case .alert = $0 { true } else { false } }
        case .dialog(let dialog):
            show(dialog.map { .confirmationDialog($0) }, over: place) {
                if case .confirmationDialog = $0 { true } else { false }
            }
        case .restore(let new): restore(new, at: place)
        }
    }

    private func dismissScreen(over place: NavigationPlace<Schema>) {
        if let modal = state.modal(over: place), modal.hasFlow { apply(.dismissModal(modal.id)) }
    }

    /// An alert or a dialog is shown over what is in front.
    private func show(
        _ content: ModalContent<Schema.Route>?, over place: NavigationPlace<Schema>,
        insteadOf isOfKind: (ModalContent<Schema.Route>) -> Bool
    ) {
        let modal = state.modal(over: place)
        if let content {
            if modal?.content != content { apply(.present(content)) }
        } else if let modal, isOfKind(modal.content) {
            apply(.dismissModal(modal.id))
        }
    }

    private func restore(_ new: StackState<Schema.Route>, at place: NavigationPlace<Schema>) {
        apply(.replace(new.routes), at: place)
        apply(new.over.screen.map { .present($0, as: new.over.style) } ?? .dismiss, at: place)
        if let dialog = new.dialog {
            apply(.dialog(dialog), at: place)
        } else {
            apply(.dialog(nil), at: place)
            apply(.alert(new.alert), at: place)
        }
    }
}
