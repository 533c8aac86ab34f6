/// The stack of a router, without the type of the navigator's schema.
@MainActor
protocol RouterStack<Route>: AnyObject {
    associatedtype Route: Hashable & Sendable

    /// Called before the stack or what is presented over it changes.
    var willChange: (@MainActor () -> Void)? { get set }
    var routes: [Route] { get }
    /// The alert or dialog over the stack.
    var question: Modal<Route>.Content? { get }
    /// Returns the screen presented over the stack as a sheet or a cover.
    func screen(as type: NavigationType) -> Route?

    func navigate(to route: Route)
    func push(_ route: Route)
    func pop(_ count: Int)
    func popTo(_ route: Route)
    func popToRoot()
    func replace(with routes: [Route])
    func replaceTop(with route: Route)
    func present(_ route: Route, as type: NavigationType, for presentation: (any OpenPresentation)?)
    func present(_ question: Modal<Route>.Content)
    func ask(_ dialog: DialogState, for presentation: any OpenPresentation)
    func dismissScreen()
    func dismissQuestion()
    func leave(_ route: Route)
    func answer(_ action: String) -> Bool
    func finish<Value: Sendable>(_ screen: ResultRoute<Route, Value>, with value: Value) -> Bool
    func close()
    func scope<Child: Hashable & Sendable>(
        embed: @escaping @MainActor (Child) -> Route, extract: @escaping @MainActor (Route) -> Child?
    ) -> Router<Child>
}

/// One stack of a navigator, seen through the routes of a feature.
@MainActor
final class StackLens<Schema: NavigationSchema, Route: Hashable & Sendable> {
    typealias Operation = NavigationOperation<Schema>

    var willChange: (@MainActor () -> Void)?
    private weak var navigator: Navigator<Schema>?
    /// The navigator of a feature that runs alone, which only its routers retain.
    private let owner: Navigator<Schema>?
    private let place: NavigationState<Schema>.Place
    private let embed: @MainActor (Route) -> Schema.Route
    private let extract: @MainActor (Schema.Route) -> Route?

    init(
        _ navigator: Navigator<Schema>?, _ place: NavigationState<Schema>.Place, owner: Navigator<Schema>? = nil,
        embed: @escaping @MainActor (Route) -> Schema.Route,
        extract: @escaping @MainActor (Schema.Route) -> Route?
    ) {
        self.navigator = navigator
        self.place = place
        self.owner = owner
        self.embed = embed
        self.extract = extract
        navigator?.add(self)
    }
}

extension StackLens: StackObserver {
    func stateWillChange(to new: NavigationState<Schema>) {
        guard let willChange, let old = navigator?.state else { return }
        let isSameStack =
            old[place]?.stack == new[place]?.stack
            || old[place]?.stack.compactMap(extract) == new[place]?.stack.compactMap(extract)
        if !isSameStack || presented(in: old) != presented(in: new) { willChange() }
    }

    /// The visible presentation over the stack. The router of a sheet or cover shows its pushed screens.
    private struct Presented: Equatable {
        var screen: Route?
        var type: NavigationType?
        var question: Modal<Schema.Route>.Content?
    }

    private func presented(in state: NavigationState<Schema>) -> Presented {
        let screen = state.modal(over: place)?.flow.flatMap { extract($0.root) }
        return Presented(
            screen: screen, type: screen == nil ? nil : state.modal(over: place)?.content.type,
            question: question(in: state)?.content)
    }

    /// The alert or dialog directly over the stack. A feature that runs alone also shows the one over its sheet or cover.
    private func question(in state: NavigationState<Schema>) -> Modal<Schema.Route>? {
        let modal = owner == nil ? state.modal(over: place) : state.modals.last
        return modal?.hasFlow == false ? modal : nil
    }
}

extension StackLens: RouterStack {
    private var flow: FlowState<Schema.Route>? { navigator?.state[place] }
    private var modal: Modal<Schema.Route>? { navigator?.state.modal(over: place) }

    var routes: [Route] { flow?.stack.compactMap(extract) ?? [] }

    var question: Modal<Route>.Content? {
        switch navigator.flatMap({ question(in: $0.state) })?.content {
        case .alert(let alert): .alert(alert)
        case .confirmationDialog(let dialog): .confirmationDialog(dialog)
        case .sheet, .fullScreenCover, nil: nil
        }
    }

    func screen(as type: NavigationType) -> Route? {
        modal.flatMap { $0.content.type == type ? $0.flow : nil }.flatMap { extract($0.root) }
    }

    func navigate(to route: Route) {
        if flow?.stack.last != embed(route) { push(route) }
    }

    func push(_ route: Route) { apply(.push(embed(route), on: place)) }
    func pop(_ count: Int) { apply(.pop(count, on: place)) }

    func popTo(_ route: Route) {
        // The root isn't part of a router's stack.
        if flow?.stack.contains(embed(route)) == true { apply(.popTo(embed(route), on: place)) }
    }

    func popToRoot() { apply(.popToRoot(on: place)) }
    func replace(with routes: [Route]) { apply(.replace(routes.map(embed), on: place)) }

    func replaceTop(with route: Route) {
        guard let stack = flow?.stack, !stack.isEmpty else { return }
        apply(.replace(stack.dropLast() + [embed(route)], on: place))
    }

    func present(_ route: Route, as type: NavigationType, for presentation: (any OpenPresentation)?) {
        begin(.route(embed(route), as: type, on: place), for: presentation)
    }

    func present(_ question: Modal<Route>.Content) {
        guard question != self.question else { return }
        switch question {
        case .alert(let alert): apply(.present(.alert(alert)))
        case .confirmationDialog(let dialog): apply(.present(.confirmationDialog(dialog)))
        case .sheet, .fullScreenCover: break
        }
    }

    func ask(_ dialog: DialogState, for presentation: any OpenPresentation) {
        begin(.present(.confirmationDialog(dialog)), for: presentation)
    }

    func dismissScreen() {
        if let modal, modal.hasFlow { apply(.dismissModal(modal.id)) }
    }

    func dismissQuestion() {
        if let navigator, let modal = question(in: navigator.state) { apply(.dismissModal(modal.id)) }
    }

    func leave(_ route: Route) {
        let route = embed(route)
        if let modal, modal.flow?.root == route {
            navigator?.dismiss(modal.id)
        } else if flow?.stack.last == route {
            pop(1)
        } else if let id = modal(of: route) {
            navigator?.dismiss(id)
        }
    }

    func answer(_ action: String) -> Bool {
        guard let navigator, let modal = question(in: navigator.state) else { return false }
        return navigator.answer(modal.id, with: action)
    }

    func finish<Value: Sendable>(_ screen: ResultRoute<Route, Value>, with value: Value) -> Bool {
        let screen = screen.embedded(by: embed)
        if let navigator, let id = modal(of: screen.route) { return navigator.finish(id, screen, with: value) }
        guard flow?.stack.last == screen.route else { return false }
        pop(1)
        return true
    }

    /// The presentation with a screen as its root: the one over the stack, otherwise the stack's own.
    private func modal(of route: Schema.Route) -> ModalID? {
        if let modal, modal.flow?.root == route { return modal.id }
        if case .modal(let id) = place, flow?.root == route { return id }
        return nil
    }

    func close() { owner?.close() }

    func scope<Child: Hashable & Sendable>(
        embed: @escaping @MainActor (Child) -> Route, extract: @escaping @MainActor (Route) -> Child?
    ) -> Router<Child> {
        Router<Child>(
            StackLens<Schema, Child>(
                navigator, place, owner: owner, embed: { [outer = self.embed] in outer(embed($0)) },
                extract: { [outer = self.extract] in outer($0).flatMap(extract) }))
    }

    private func apply(_ operation: Operation) { navigator?.apply(operation) }

    private func begin(_ operation: Operation, for presentation: (any OpenPresentation)?) {
        guard let presentation else { return apply(operation) }
        if let navigator { navigator.begin(operation, .app, for: presentation) } else { presentation.end() }
    }
}

/// An observer of a navigator's state.
@MainActor
protocol StackObserver<Schema>: AnyObject {
    associatedtype Schema: NavigationSchema

    /// Called before the state changes.
    func stateWillChange(to new: NavigationState<Schema>)
}

struct WeakStack<Schema: NavigationSchema> {
    weak var value: (any StackObserver<Schema>)?
}

/// A router of a place, for as long as it is used.
struct WeakRouter<Route: Hashable & Sendable> {
    weak var value: Router<Route>?
}

extension Navigator {
    /// Returns the router of a stack: it shows the stack, and what it does goes through the navigator.
    ///
    /// A place has the same router for as long as the router is retained. The router and the navigator don't retain each
    /// other: if the navigator or the place is gone, the router shows an empty stack and does nothing.
    ///
    /// A router shows its stack and the presentation directly over it. Pushing brings nothing to the front; presenting does.
    public func router(for place: NavigationState<Schema>.Place) -> Router<Schema.Route> {
        if let router = routers[place]?.value { return router }
        routers = routers.filter { $0.value.value != nil }
        let router = Router<Schema.Route>(
            StackLens<Schema, Schema.Route>(self, place, embed: { $0 }, extract: { $0 }))
        routers[place] = WeakRouter(value: router)
        return router
    }

    func add(_ stack: some StackObserver<Schema>) {
        stacks.removeAll { $0.value == nil }
        stacks.append(WeakStack(value: stack))
    }
}

/// The navigation of a feature that runs alone: one activity with one tab.
@_spi(Testing) public enum SingleStack<Feature: Hashable & Sendable>: NavigationSchema {
    public enum Only: Hashable, Codable, Sendable { case only }

    public enum Route: Hashable, Sendable {
        /// The screen below the feature's stack.
        case root
        case feature(Feature)

        public var feature: Feature? { if case .feature(let route) = self { route } else { nil } }
    }

    public static var activities: [Only] { [.only] }
    public static func tabs(of activity: Only) -> [Only] { [.only] }
    public static func activity(of tab: Only) -> Only { .only }
    public static func defaultTab(of activity: Only) -> Only { .only }
    public static func root(of tab: Only) -> Route { .root }
}

@_spi(Testing) extension SingleStack.Route: CustomStringConvertible {
    public var description: String { feature.map { "\($0)" } ?? "root" }
}
