/// The observable navigation of one stack of screens.
///
/// A feature's flow view model navigates with a router of its own route type. A router is a lens on a ``Navigator``: it shows
/// the screens of one stack that the feature knows, and everything that it does goes through the navigator. In an app, the
/// router is a scope of the app's navigator (see ``scope(embed:extract:)``); a feature that runs alone has a navigator with
/// one stack.
@MainActor
public final class Router<Route: Hashable & Sendable>: ObservableObject {
    // The publisher has a lock of its own, and only the main actor sends to it.
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()

    private let stack: any RouterStack<Route>

    /// Creates the router of a feature that runs alone.
    ///
    /// - Parameter routes: The screens above the root, the visible screen last.
    public convenience init(_ routes: [Route] = []) {
        var state = NavigationState<SingleStack<Route>>(activity: .only)
        state.apply(.replace(routes.map(SingleStack<Route>.Route.feature)))
        let navigator = Navigator(state)
        self.init(
            StackLens<SingleStack<Route>, Route>(
                navigator, .tab(.only), owner: navigator, embed: { .feature($0) }, extract: { $0.feature }))
    }

    init(_ stack: some RouterStack<Route>) {
        self.stack = stack
        stack.willChange = { [objectWillChange] in objectWillChange.send() }
    }

    /// Returns a router of a feature's own route type for this router's stack.
    ///
    /// The feature's routes are embedded in this router's routes. The feature sees only its own routes; its `pop()` pops the
    /// top screen, even if it isn't the feature's, as the back button does.
    public func scope<Child: Hashable & Sendable>(
        embed: @escaping @MainActor (Child) -> Route,
        extract: @escaping @MainActor (Route) -> Child?
    ) -> Router<Child> {
        stack.scope(embed: embed, extract: extract)
    }
}

// MARK: - A feature that runs alone

extension Router {
    /// The navigator of a feature that runs alone. `nil` for the router of an app's stack.
    public var ownNavigator: Navigator<SingleStack<Route>>? { stack.ownNavigator }

    /// Returns the router of a feature that runs alone for a stack of its navigator.
    public func feature<Feature: Hashable & Sendable>() -> Router<Feature> where Route == SingleStack<Feature>.Route {
        scope(embed: Route.feature, extract: \.feature)
    }
}

// MARK: - Stack

extension Router {
    /// The screens above the root, the visible screen last. A view writes it when the user swipes back.
    ///
    /// SwiftUI has already shown what it writes. If a guard refuses it, the router publishes a change, and the view reads the
    /// path again.
    public var path: [Route] {
        get { stack.routes }
        set {
            stack.perform(.replace(newValue))
            if path != newValue { objectWillChange.send() }
        }
    }

    /// The screen that the user sees, in this stack or in another one: its place, and the stack that led to it. An alert or a
    /// dialog over the screen doesn't count. `nil` if the navigator is released.
    ///
    /// Compare it before and after an `await` to find out whether the user has navigated in the meantime:
    ///
    /// ```swift
    /// let screen = router.frontScreen
    /// let order = try await orders.latest()
    /// if router.frontScreen == screen { router.navigate(to: .order(order.id)) }
    /// ```
    public var frontScreen: AnyHashable? { stack.frontScreen }

    /// Shows a screen. Does nothing if that screen is already on top.
    public func navigate(to route: Route) { stack.perform(.navigate(route)) }

    /// Pushes a screen, even onto the same screen.
    public func push(_ route: Route) { stack.perform(.push(route)) }

    /// Pops screens, stopping at the root. Does nothing if `count` is less than 1.
    public func pop(_ count: Int = 1) { stack.perform(.pop(count)) }

    /// Pops the screens over the topmost such screen. Does nothing if there is none.
    public func popTo(_ route: Route) { stack.perform(.popTo(route)) }

    /// Pops the screens over the topmost screen for which the function returns `true`. Does nothing if there is none.
    public func popTo(where isFound: (Route) -> Bool) {
        if let route = path.last(where: isFound) { popTo(route) }
    }

    /// Pops all screens over the root.
    public func popToRoot() { stack.perform(.popToRoot) }
}

// MARK: - Presentations

extension Router {
    /// The screen presented as a sheet of any height. A view writes `nil` when it is dismissed.
    public var sheet: Route? {
        get { stack.screen(asCover: false) }
        set {
            show(newValue, as: .sheet)
            if sheet != newValue { objectWillChange.send() }
        }
    }

    /// The screen presented as a full-screen cover. A view writes `nil` when it is dismissed.
    public var fullScreenCover: Route? {
        get { stack.screen(asCover: true) }
        set {
            show(newValue, as: .fullScreenCover)
            if fullScreenCover != newValue { objectWillChange.send() }
        }
    }

    /// The alert over the screen that the user sees, in this stack or in another one. A view writes `nil` when the user
    /// acknowledges it; its buttons call ``answer(_:)-(AlertState.Button)``.
    public var alert: AlertState? {
        get { if case .alert(let alert) = stack.question { alert } else { nil } }
        set {
            if newValue != alert { stack.perform(newValue.map { .alert($0) } ?? .dismissQuestion) }
        }
    }

    /// The confirmation dialog over the screen that the user sees, in this stack or in another one. A view writes `nil` when
    /// it is dismissed; its buttons call ``answer(_:)-(AlertState.Button)``.
    public var dialog: AlertState? {
        get { if case .confirmationDialog(let dialog) = stack.question { dialog } else { nil } }
        set {
            if newValue != dialog { stack.perform(newValue.map { .dialog($0) } ?? .dismissQuestion) }
        }
    }

    /// Presents a screen as a sheet or cover. Replaces a presented screen.
    public func present(_ route: Route, as style: PresentationStyle = .sheet) {
        stack.perform(.present(route, as: style))
    }

    /// Replaces a screen: the root of what is presented, or the top of the stack. Any other screen stays.
    public func replace(_ route: Route, with new: Route) { stack.replace(route, with: new) }

    /// Removes a screen: if it is the root of what is presented, the presentation is dismissed without asking a guard, and if
    /// it is the top of the stack, it is popped. Any other screen stays.
    public func leave(_ route: Route) { stack.leave(route) }

    private func show(_ route: Route?, as style: PresentationStyle) {
        // Presenting the same screen again would pop the screens over it. And the view of a sheet that a cover has replaced may
        // report its dismissal late.
        if route == stack.screen(asCover: style == .fullScreenCover) { return }
        stack.perform(route.map { .present($0, as: style) } ?? .dismissScreen)
    }
}

// MARK: - Results

extension Router {
    /// Presents a screen and returns the result of its flow.
    ///
    /// The call always returns: with the value when the flow calls ``finish(_:with:)``, otherwise with `nil`: when the flow is
    /// dismissed or replaced, a guard refuses it, that screen is already presented, the navigator is released, or the
    /// awaiting task is cancelled, which dismisses the flow.
    ///
    /// The awaiting task retains the router. Await a ``presentation(of:as:)`` for a router that can be released in the
    /// meantime.
    public func result<Value: Sendable>(
        of screen: ResultRoute<Route, Value>, as style: PresentationStyle = .sheet
    ) async -> Value? {
        if Task.isCancelled { return nil }
        return await presentation(of: screen, as: style).result
    }

    /// Presents a screen. Awaiting the ``Presentation/result`` doesn't retain the router.
    public func presentation<Value: Sendable>(
        of screen: ResultRoute<Route, Value>, as style: PresentationStyle = .sheet
    ) -> Presentation<Value> {
        let presentation = Presentation<Value>(isRestorable: screen.isRestorable)
        stack.perform(.present(screen.route, as: style), for: presentation)
        return presentation
    }

    /// Ends the flow of a screen with a value, and removes the screen: dismisses it if it is the root of what is presented,
    /// and pops it if it is the top of the stack.
    ///
    /// Returns whether the screen was removed: not if it isn't shown, or if a guard keeps the pushed screen. If no task awaits the
    /// value, it is removed all the same.
    @discardableResult
    public func finish<Value: Sendable>(_ screen: ResultRoute<Route, Value>, with value: Value) -> Bool {
        stack.finish(screen, with: value)
    }

    /// Presents a question and returns the action of the button that the user chooses.
    ///
    /// The result is `nil` if the question is dismissed without an action. Cancelling the task dismisses it.
    public func ask<Action>(_ question: Question<Action>) async -> Action? {
        if Task.isCancelled { return nil }
        let presentation = Presentation(question)
        stack.perform(question.style == .alert ? .alert(question.alert) : .dialog(question.alert), for: presentation)
        return await presentation.result
    }

    /// Answers the alert or dialog with an action, as a test does. Returns `false` if there is no such button.
    @discardableResult
    public func answer<Action: RawRepresentable>(_ action: Action) -> Bool where Action.RawValue == String {
        let buttons = alert?.buttons ?? dialog?.buttons ?? []
        return buttons.first { $0.id == action.rawValue }.map(answer) ?? false
    }

    /// Answers the alert or dialog with a button, and dismisses it. Returns `false` if there is none.
    @discardableResult
    public func answer(_ button: AlertState.Button) -> Bool { stack.answer(button.id) }
}

/// The view model of a flow: it navigates between a feature's screens and makes their view models.
@MainActor
public protocol FlowViewModelProtocol: ObservableObject {
    /// The screens of the feature.
    associatedtype Route: Hashable & Sendable
    /// The router of the flow's stack.
    var router: Router<Route> { get }
}
