@_spi(Testing) public import FlowKit

/// A router for a view model or a flow under test. The test asserts every step of it.
///
/// ```swift
/// let router = TestRouter<BagRoute>()
/// let model = BagFlowViewModel(dependencies, router: router.router)
/// model.checkout()
/// router.expect(.push(.checkout))
/// await router.finish()
/// ```
///
/// The router works like that of an app: it is a scope of a navigator's stack, and what is presented over it is presented
/// there. Failures appear at the line of the test. A missing assertion fails at
/// ``finish(fileID:filePath:line:column:)``, or at the last use of a router that is released without it.
///
/// ## Topics
///
/// ### Creating a router
/// - ``init(_:fileID:filePath:line:column:)``
/// - ``router``
///
/// ### Steps of the code under test
/// - ``expect(_:fileID:filePath:line:column:)``
/// - ``receive(_:fileID:filePath:line:column:)``
/// - ``expectNothing(fileID:filePath:line:column:)``
/// - ``task(_:_:)``
/// - ``finish(fileID:filePath:line:column:)``
///
/// ### Steps of the user
/// - ``apply(_:)``
/// - ``finishPresented(_:with:fileID:filePath:line:column:)``
/// - ``answer(_:fileID:filePath:line:column:)``
///
/// ### Asserting less
/// - ``isExhaustive``
@MainActor
public final class TestRouter<Route: Hashable & Sendable> {
    /// The router for the view model or flow under test.
    public let router: Router<Route>
    let flow: TestFlow<SingleStack<Route>>

    /// - Parameters:
    ///   - routes: The screens over the root at the start of the test.
    ///   - fileID: The file of failures at the end of the test.
    ///   - filePath: The path of that file.
    ///   - line: The line of those failures.
    ///   - column: The column of those failures.
    public init(
        _ routes: [Route] = [],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        var state = NavigationState<SingleStack<Route>>(activity: .only)
        state.apply(.replace(routes.map { .feature($0) }))
        flow = TestFlow(
            state, [], [], .router,
            Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        router = flow.navigator.router(for: .tab(.only))
            .scope(embed: SingleStack<Route>.Route.feature, extract: \.feature)
    }

    /// A Boolean value that indicates whether the test asserts every step. If it is `false`, steps that the test doesn't
    /// assert are ignored.
    public var isExhaustive: Bool {
        get { flow.isExhaustive }
        set { flow.isExhaustive = newValue }
    }

    /// Performs a step of the user: going back, dismissing or answering. It needs no assertion.
    public func apply(_ step: RouterStep<Route>) {
        let count = flow.ledger.now.transitions.count
        step.perform(on: router)
        flow.ledger.change { $0.transitions.removeSubrange(count...) }
    }
}

/// A step of a router.
public enum RouterStep<Route: Hashable & Sendable>: Hashable, Sendable {
    case push(Route)
    case pop(Int)
    case popTo(Route)
    case popToRoot
    case replace([Route])
    case present(Route, as: NavigationType = .sheet)
    case dismiss
    /// An alert that is presented, or dismissed if it is `nil`.
    case alert(AlertState?)
    /// A dialog that is presented, or dismissed if it is `nil`.
    case dialog(DialogState?)

    /// Navigating to a screen that isn't on top pushes it.
    public static func navigate(_ route: Route) -> RouterStep { .push(route) }

    /// Returns the step of a transition. `nil` if a router can't make it.
    init?(_ transition: NavigationTransition<SingleStack<Route>>) {
        switch transition.operation {
        case .push(.feature(let route), _): self = .push(route)
        case .pop(let count, _): self = .pop(count)
        case .popTo(.feature(let route), _): self = .popTo(route)
        case .popToRoot: self = .popToRoot
        case .replace(let routes, _): self = .replace(routes.compactMap(\.feature))
        case .route(.feature(let route), let type, _) where type.isModal: self = .present(route, as: type)
        case .present(.alert(let alert)): self = .alert(alert)
        case .present(.confirmationDialog(let dialog)): self = .dialog(dialog)
        case .dismissModal(let id):
            switch transition.before.modal(id)?.content {
            case .alert: self = .alert(nil)
            case .confirmationDialog: self = .dialog(nil)
            case .sheet, .fullScreenCover, nil: self = .dismiss
            }
        default: return nil
        }
    }

    @MainActor
    func perform(on router: Router<Route>) {
        switch self {
        case .push(let route): router.push(route)
        case .pop(let count): router.pop(count)
        case .popTo(let route): router.popTo(route)
        case .popToRoot: router.popToRoot()
        case .replace(let routes): router.replace(with: routes)
        case .present(let route, let type): router.present(route, as: type)
        case .dismiss: router.dismiss()
        case .alert(let alert): router.alert = alert
        case .dialog(let dialog): router.dialog = dialog
        }
    }
}

extension TestRouter {
    /// Asserts the next step, which has already happened.
    public func expect(
        _ step: RouterStep<Route>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = flow.enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        if !take(step, caller) { caller.fail(RouterFailure.nothing(step, router, afterWaiting: false)) }
    }

    /// Waits for the next step, and asserts it.
    public func receive(
        _ step: RouterStep<Route>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let caller = flow.enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        var wait = Wait(caller, "\(step)")
        wait.observe(flow.ledger)
        guard await wait.run(until: { take(step, caller) }) != .held else { return }
        caller.fail(RouterFailure.nothing(step, router, afterWaiting: true))
    }

    /// Asserts that no step has happened since.
    public func expectNothing(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        flow.expectNothing(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Compares the next step with the expected one. Returns `false` if there is none.
    private func take(_ step: RouterStep<Route>, _ caller: Caller) -> Bool {
        if isExhaustive {
            guard let next = flow.ledger.next() else { return false }
            if RouterStep(next) != step { caller.fail(RouterFailure.different(step, next)) }
            return true
        }
        guard let index = flow.ledger.now.transitions.firstIndex(where: { RouterStep($0) == step }) else {
            return false
        }
        return flow.ledger.next(after: index) != nil
    }
}

extension TestRouter {
    /// Ends the test: unasserted steps are failures, and so are awaited results and running tasks. Waits for the end of
    /// tasks first.
    public func finish(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await flow.finish(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Runs a task that a view would run. The task has to end before the test does.
    @discardableResult
    public func task(_ name: String, _ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        flow.task(name, operation)
    }

    /// Ends the flow of a presented screen with a value. It needs no assertion.
    public func finishPresented<Value: Sendable>(
        _ screen: ResultRoute<Route, Value>,
        with value: Value,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        guard let modal = flow.state.modals.last else {
            return flow.enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
                .fail(RouterFailure.nothingPresented)
        }
        await flow.finishPresented(
            modal.id, screen.embedded { .feature($0) }, with: value, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// Answers the dialog with the identifier of an action, as the user does. It needs no assertion.
    public func answer(
        _ action: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let caller = flow.enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        let actions = router.dialog?.actions.map(\.id)
        guard let actions, actions.contains(action) else { return caller.fail(RouterFailure.noAnswer(action, actions)) }
        flow.expectNothingLeft(before: "answer \"\(action)\"", caller)
        guard let id = flow.state.modals.last?.id, router.answer(action) else { return }
        await flow.passDismissal(of: id)
    }
}

/// The texts of failures about routers.
enum RouterFailure {
    static func different<Route>(
        _ step: RouterStep<Route>, _ actual: NavigationTransition<SingleStack<Route>>
    ) -> String {
        """
        The next step of the router is not as expected.

        \(Difference.indented(Difference.of(step, RouterStep(actual))))

        \(Difference.legend)
        """
    }

    @MainActor
    static func nothing<Route>(
        _ step: RouterStep<Route>, _ router: Router<Route>, afterWaiting hasWaited: Bool
    ) -> String {
        """
        The router has made no step. Expected: \(step)

        This usually means that the code under test has another router, that it was released, or that it waits for \
        something that the test must provide\(hasWaited ? "" : " (await router.receive(…) waits for it)"). \
        The router's screens: \(router.currentRoutes)
        """
    }

    static var nothingPresented: String {
        """
        Nothing is presented that could be finished.

        This usually means that the code under test presents later: await router.receive(.present(…)) first.
        """
    }

    static func noAnswer(_ action: String, _ actions: [String]?) -> String {
        guard let actions else {
            return """
                There is no dialog that could be answered with "\(action)".

                This usually means that the code under test asks later: await router.receive(.dialog(…)) first.
                """
        }
        let close = Suggestion.closest(to: action, among: actions).map { " Did you mean \"\($0)\"?" } ?? ""
        return """
            The dialog has no action "\(action)".\(close) The actions are:

            \(actions.map { "  - \($0)" }.joined(separator: "\n"))
            """
    }
}
