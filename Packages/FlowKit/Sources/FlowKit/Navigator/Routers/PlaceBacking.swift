/// Has a navigator present and finish for the router of a place.
@usableFromInline
final class PlaceBacking<Schema: NavigationSchema>: RouterBacking {
    private weak var navigator: Navigator<Schema>?
    private let place: NavigationPlace<Schema>

    @usableFromInline
    init(_ navigator: Navigator<Schema>, _ place: NavigationPlace<Schema>) {
        self.navigator = navigator
        self.place = place
    }

    @usableFromInline
    func begin(_ operation: StackOperation<Schema.Route>, for presentation: any OpenPresentation) {
        switch operation {
        case .present(let route, let style):
            navigator?.begin(.route(route, as: .present(style), on: place), .app, for: presentation)
        case .dialog(let dialog?):
            navigator?.begin(.present(.confirmationDialog(dialog)), .app, for: presentation)
        default: presentation.end()
        }
        if navigator == nil { presentation.end() }
    }

    @usableFromInline
    func leave(_ route: Schema.Route) {
        guard let navigator, let flow = navigator.state[place] else { return }
        if let modal = navigator.state.modal(over: place), modal.flow?.root == route {
            navigator.finish(modal.id, with: true)
        } else if flow.stack.last == route {
            navigator.apply(.pop(on: place))
        } else if case .modal(let id) = place, flow.root == route {
            navigator.finish(id, with: true)
        }
    }

    /// What is presented at the place ends itself; a tab ends what lies over it.
    @usableFromInline
    func finish(with value: any Sendable) -> Bool {
        guard let navigator else { return false }
        if case .modal(let id) = place { return navigator.finish(id, with: value) }
        guard let modal = navigator.state.modal(over: place), modal.hasFlow else { return false }
        return navigator.finish(modal.id, with: value)
    }

    @usableFromInline
    func answer(_ action: String) -> Bool {
        guard let navigator, let modal = navigator.state.modal(over: place),
            case .confirmationDialog = modal.content
        else { return false }
        return navigator.finish(modal.id, with: action)
    }
}
