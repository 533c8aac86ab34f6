/// The stack of a router, without the type of the navigator's schema.
@MainActor
protocol RouterStack<Route>: AnyObject {
    associatedtype Route: Hashable & Sendable

    /// Called before the stack or what is presented over it changes.
    var willChange: (@MainActor () -> Void)? { get set }
    /// The navigator of a feature that runs alone.
    var ownNavigator: Navigator<SingleStack<Route>>? { get }
    var routes: [Route] { get }
    /// The place that the user sees, with its screens.
    var frontScreen: AnyHashable? { get }
    /// The alert or dialog over the screen that the user sees.
    var question: Modal<Route>.Content? { get }
    /// Returns the screen presented over the stack as a sheet of any height, or as a cover.
    func screen(asCover: Bool) -> Route?

    /// Performs a step. The presentation receives the result of what the step presents.
    func perform(_ step: StackStep<Route>, for presentation: (any OpenPresentation)?)
    func replace(_ route: Route, with new: Route)
    func leave(_ route: Route)
    func answer(_ action: String) -> Bool
    func finish<Value: Sendable>(_ screen: ResultRoute<Route, Value>, with value: Value) -> Bool
    func scope<Child: Hashable & Sendable>(
        embed: @escaping @MainActor (Child) -> Route, extract: @escaping @MainActor (Route) -> Child?
    ) -> Router<Child>
}

extension RouterStack {
    func perform(_ step: StackStep<Route>) { perform(step, for: nil) }
}

enum StackStep<Route: Hashable & Sendable> {
    case navigate(Route), push(Route)
    case pop(Int), popTo(Route), popToRoot, replace([Route])
    case present(Route, as: PresentationStyle), alert(AlertState), dialog(AlertState)
    case dismissScreen, dismissQuestion
}

/// One stack of a navigator, seen through the routes of a feature.
@MainActor
final class StackLens<Schema: NavigationSchema, Route: Hashable & Sendable> {
    var willChange: (@MainActor () -> Void)?
    private weak var navigator: Navigator<Schema>?
    /// The navigator of a feature that runs alone, which only its routers retain.
    private let owner: Navigator<Schema>?
    private let place: NavigationState<Schema>.Place
    private let embed: @MainActor (Route) -> Schema.Route
    private let extract: @MainActor (Schema.Route) -> Route?

    /// The part of the state that the router shows.
    private struct Content: Equatable {
        var routes: [Route] = []
        var presented: Route?
        var style: PresentationStyle?
        var question: Modal<Schema.Route>.Content?
    }

    init(
        _ navigator: Navigator<Schema>?, _ place: NavigationState<Schema>.Place, owner: Navigator<Schema>? = nil,
        embed: @escaping @MainActor (Route) -> Schema.Route, extract: @escaping @MainActor (Schema.Route) -> Route?
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
    func stateWillChange(from old: NavigationState<Schema>, to new: NavigationState<Schema>) {
        if isPushedOrPopped(old, new) || content(of: old) != content(of: new) { willChange?() }
    }

    /// Returns whether the feature's screens were pushed or popped: then nothing below them has to be compared.
    private func isPushedOrPopped(_ old: NavigationState<Schema>, _ new: NavigationState<Schema>) -> Bool {
        let (one, other) = (old[place]?.stack ?? [], new[place]?.stack ?? [])
        let (shorter, longer) = one.count < other.count ? (one, other) : (other, one)
        return longer.dropFirst(shorter.count).contains { extract($0) != nil }
    }

    private func content(of state: NavigationState<Schema>) -> Content {
        let presented = state.modal(over: place)?.content
        let screen = presented?.flow.flatMap { extract($0.root) }
        return Content(
            routes: state[place]?.stack.compactMap(extract) ?? [], presented: screen,
            style: screen == nil ? nil : presented?.style, question: state.question?.content)
    }
}

extension StackLens: RouterStack {
    private var flow: FlowState<Schema.Route>? { navigator?.state[place] }
    private var modal: Modal<Schema.Route>? { navigator?.state.modal(over: place) }

    var ownNavigator: Navigator<SingleStack<Route>>? { navigator as? Navigator<SingleStack<Route>> }

    var routes: [Route] { navigator.map { content(of: $0.state).routes } ?? [] }

    var frontScreen: AnyHashable? {
        navigator.map { [AnyHashable($0.state.front), AnyHashable($0.state[$0.state.front])] }
    }

    var question: Modal<Route>.Content? {
        switch navigator?.state.question?.content {
        case .alert(let alert): .alert(alert)
        case .confirmationDialog(let dialog): .confirmationDialog(dialog)
        case .screens, nil: nil
        }
    }

    func screen(asCover: Bool) -> Route? {
        let shown = navigator.map { content(of: $0.state) }
        return (shown?.style == .fullScreenCover) == asCover ? shown?.presented : nil
    }

    func perform(_ step: StackStep<Route>, for presentation: (any OpenPresentation)?) {
        guard let navigator else { presentation?.end(); return }
        guard let operation = operation(of: step, on: navigator) else { return }
        if let presentation {
            navigator.begin(operation, .app, for: presentation)
        } else {
            navigator.apply(operation)
        }
    }

    /// Returns the operation of a step. `nil` if the step changes nothing.
    private func operation(of step: StackStep<Route>, on navigator: Navigator<Schema>) -> NavigationOperation<Schema>? {
        var stack: [Schema.Route] { navigator.state[place]?.stack ?? [] }
        switch step {
        case .navigate(let route): return stack.last == embed(route) ? nil : .push(embed(route), on: place)
        case .push(let route): return .push(embed(route), on: place)
        case .pop(let count): return .pop(count, on: place)
        // The root isn't part of a router's stack.
        case .popTo(let route): return stack.contains(embed(route)) ? .popTo(embed(route), on: place) : nil
        case .popToRoot: return .popToRoot(on: place)
        case .replace(let routes): return .replace(replacing(stack, with: routes), on: place)
        case .present(let route, let style): return .route(embed(route), as: style.type, on: place)
        case .alert(let alert): return .present(.alert(alert))
        case .dialog(let dialog): return .present(.confirmationDialog(dialog))
        case .dismissScreen: return modal.flatMap { $0.hasFlow ? .dismissModal($0.id) : nil }
        case .dismissQuestion: return navigator.state.question.map { .dismissModal($0.id) }
        }
    }

    /// Returns a stack with the feature's screens replaced, beginning with the first that differs. Screens of others below it
    /// stay, so that writing what was read changes nothing.
    private func replacing(_ stack: [Schema.Route], with routes: [Route]) -> [Schema.Route] {
        var rest = routes[...]
        let kept = stack.prefix { screen in
            guard let own = extract(screen) else { return true }
            guard rest.first == own else { return false }
            rest.removeFirst()
            return true
        }
        return kept + rest.map(embed)
    }

    func replace(_ route: Route, with new: Route) {
        if let id = modal(of: embed(route)) {
            navigator?.apply(.setRoot(embed(new), on: .modal(id)))
        } else if let stack = flow?.stack, stack.last == embed(route) {
            navigator?.apply(.replace(stack.dropLast() + [embed(new)], on: place))
        }
    }

    func leave(_ route: Route) {
        let route = embed(route)
        if let modal, modal.flow?.root == route {
            navigator?.dismiss(modal.id)
        } else if flow?.stack.last == route {
            perform(.pop(1), for: nil)
        } else if let id = modal(of: route) {
            navigator?.dismiss(id)
        }
    }

    func answer(_ action: String) -> Bool {
        guard let navigator, let modal = navigator.state.question else { return false }
        return navigator.answer(modal.id, with: action)
    }

    func finish<Value: Sendable>(_ screen: ResultRoute<Route, Value>, with value: Value) -> Bool {
        let screen = screen.embedded(by: embed)
        if let navigator, let id = modal(of: screen.route) { return navigator.finish(id, screen, with: value) }
        guard let flow, flow.stack.last == screen.route else { return false }
        perform(.pop(1), for: nil)
        return self.flow?.stack.count != flow.stack.count
    }

    /// The presentation with a screen as its root: the one over the stack, otherwise the stack's own.
    private func modal(of route: Schema.Route) -> ModalID? {
        if let modal, modal.flow?.root == route { return modal.id }
        if case .modal(let id) = place, flow?.root == route { return id }
        return nil
    }

    func scope<Child: Hashable & Sendable>(
        embed: @escaping @MainActor (Child) -> Route, extract: @escaping @MainActor (Route) -> Child?
    ) -> Router<Child> {
        Router<Child>(
            StackLens<Schema, Child>(
                navigator, place, owner: owner, embed: { [outer = self.embed] in outer(embed($0)) },
                extract: { [outer = self.extract] in outer($0).flatMap(extract) }))
    }
}

@MainActor
protocol StackObserver<Schema>: AnyObject {
    associatedtype Schema: NavigationSchema

    func stateWillChange(from old: NavigationState<Schema>, to new: NavigationState<Schema>)
}

extension NavigationState {
    fileprivate var question: Modal<Schema.Route>? { modals.last.flatMap { $0.hasFlow ? nil : $0 } }
}

struct WeakStack<Schema: NavigationSchema> {
    weak var value: (any StackObserver<Schema>)?
}

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
        let router = Router<Schema.Route>(StackLens<Schema, Schema.Route>(self, place, embed: { $0 }, extract: { $0 }))
        routers[place] = WeakRouter(value: router)
        return router
    }

    func add(_ stack: some StackObserver<Schema>) {
        stacks.removeAll { $0.value == nil }
        stacks.append(WeakStack(value: stack))
    }
}

/// The navigation of a feature that runs alone, with one tab.
public enum SingleStack<Feature: Hashable & Sendable>: NavigationSchema {
    /// The only tab, which no tab bar shows.
    public enum Tab: Hashable, Codable, CaseIterable, Sendable {
        /// The tab that holds the feature's stack.
        case only
    }

    /// A screen of the feature, or the screen below its stack.
    public enum Route: Hashable, Sendable {
        /// The screen below the feature's stack.
        case root
        /// A screen on the feature's stack.
        case feature(Feature)

        /// The feature's own route. `nil` for the root.
        public var feature: Feature? { if case .feature(let route) = self { route } else { nil } }
    }

    public static func root(of tab: Tab) -> Route { .root }
}

extension SingleStack.Route: CustomStringConvertible {
    public var description: String { feature.map { "\($0)" } ?? "root" }
}
