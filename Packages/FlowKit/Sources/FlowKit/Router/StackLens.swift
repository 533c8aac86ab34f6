/// The stack of a router, without the type of the navigator's schema.
@MainActor
protocol RouterStack<Route>: AnyObject {
    associatedtype Route: Hashable & Sendable

    /// Called before the stack or what is presented over it changes.
    var willChange: (@MainActor () -> Void)? { get set }
    /// The navigator of a feature that runs alone.
    var ownNavigator: Navigator<SingleStack<Route>>? { get }
    var routes: [Route] { get }
    /// The screen that the user sees, in this stack or elsewhere.
    var frontScreen: FrontScreen? { get }
    /// The alert or dialog over the stack.
    var question: Modal<Route>.Content? { get }
    /// Returns the screen presented over the stack as a sheet or a cover.
    func screen(as type: NavigationType) -> Route?

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

/// A step of a router on its stack.
enum StackStep<Route: Hashable & Sendable> {
    case navigate(Route), push(Route)
    case pop(Int), popTo(Route), popToRoot
    case replace([Route]), replaceTop(Route)
    case present(Route, as: NavigationType), ask(DialogState), alert(AlertState)
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
    /// The stack that subscribers know of.
    private var screens = ScreenStack<Schema.Route>([])
    /// The presentation that subscribers know of. `nil` if there is nothing that the feature knows.
    private var presented: Presented?
    /// True if there is a presentation. It is cheaper than comparing an optional of a generic type with `nil`.
    private var isPresenting = false

    /// The visible presentation over the stack. The router of a sheet or cover shows its pushed screens.
    private struct Presented: Equatable {
        var screen: Route?
        var type: NavigationType?
        var question: Modal<Schema.Route>.Content?
    }

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
        guard let navigator else { return }
        stateWillChange(to: navigator.state)
        navigator.add(self)
    }
}

extension StackLens: StackObserver {
    func stateWillChange(to new: NavigationState<Schema>) {
        let spot = new.spot(of: place)
        let old = screens
        var hasModals = false
        if let spot {
            screens = new.flow(at: spot).screens
            hasModals = !new.activities[spot.activity].modals.isEmpty
        } else {
            screens = ScreenStack([])
        }
        var isChanged = showsChange(from: old, to: screens)
        // Most changes present nothing.
        if isPresenting || hasModals {
            let old = presented
            presented = spot.flatMap { presentation(over: $0, in: new) }
            isPresenting = presented != nil
            isChanged = isChanged || presented != old
        }
        if isChanged { willChange?() }
    }

    /// Returns whether the feature's screens differ. A push or a pop of one of them is recognized without comparing the
    /// others.
    private func showsChange(from old: ScreenStack<Schema.Route>, to new: ScreenStack<Schema.Route>) -> Bool {
        let (before, after) = (old.count, new.count)
        if before != after, let top = before > after ? old.last : new.last, extract(top) != nil { return true }
        return old != new && old.all.compactMap(extract) != new.all.compactMap(extract)
    }

    private func presentation(over spot: StackSpot, in state: NavigationState<Schema>) -> Presented? {
        let content = state.modal(over: spot)?.content
        let screen = content?.flow.flatMap { extract($0.root) }
        let question = question(in: state)?.content
        if screen == nil && question == nil { return nil }
        return Presented(screen: screen, type: screen == nil ? nil : content?.type, question: question)
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

    var ownNavigator: Navigator<SingleStack<Route>>? { navigator as? Navigator<SingleStack<Route>> }

    var routes: [Route] { flow?.stack.compactMap(extract) ?? [] }

    var frontScreen: FrontScreen? { navigator.map { FrontScreen($0.state) } }

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
    private func operation(
        of step: StackStep<Route>, on navigator: Navigator<Schema>
    ) -> NavigationOperation<Schema>? {
        var stack: [Schema.Route] { navigator.state[place]?.stack ?? [] }
        switch step {
        case .navigate(let route): return stack.last == embed(route) ? nil : .push(embed(route), on: place)
        case .push(let route): return .push(embed(route), on: place)
        case .pop(let count): return .pop(count, on: place)
        // The root isn't part of a router's stack.
        case .popTo(let route): return stack.contains(embed(route)) ? .popTo(embed(route), on: place) : nil
        case .popToRoot: return .popToRoot(on: place)
        case .replace(let routes): return .replace(replacing(stack, with: routes), on: place)
        case .replaceTop(let route):
            let stack = stack
            return stack.isEmpty ? nil : .replace(stack.dropLast() + [embed(route)], on: place)
        case .present(let route, let type): return .route(embed(route), as: type, on: place)
        case .ask(let dialog): return .present(.confirmationDialog(dialog))
        case .alert(let alert): return .present(.alert(alert))
        case .dismissScreen: return modal.flatMap { $0.hasFlow ? .dismissModal($0.id) : nil }
        case .dismissQuestion: return question(in: navigator.state).map { .dismissModal($0.id) }
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
        } else if flow?.stack.last == embed(route) {
            perform(.replaceTop(new), for: nil)
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
        guard let navigator, let modal = question(in: navigator.state) else { return false }
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
public enum SingleStack<Feature: Hashable & Sendable>: NavigationSchema {
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

extension SingleStack.Route: CustomStringConvertible {
    public var description: String { feature.map { "\($0)" } ?? "root" }
}
