public import FlowKit

/// Gives a view model or a flow its router, and has the test assert all that it does with it.
///
/// ```swift
/// let router = TestRouter<BagRoute>()
/// let model = BagFlowViewModel(dependencies, router: router.router)
/// model.checkout()
/// router.expect(.push(.checkout))
/// await router.finish()
/// ```
///
/// The router is that of an app: it is a scope of a navigator's stack, and what is presented over it is presented there.
/// Failures appear at the line of the test. A missing assertion fails at
/// ``finish(fileID:filePath:line:column:)``, or at the last use of a router that is released without it.
///
/// ## Topics
///
/// ### Making one
/// - ``init(_:exhaustivity:fileID:filePath:line:column:)``
/// - ``router``
///
/// ### What is under test
/// - ``expect(_:fileID:filePath:line:column:)``
/// - ``receive(_:fileID:filePath:line:column:)``
/// - ``expectNothing(fileID:filePath:line:column:)``
/// - ``task(_:_:)``
/// - ``finish(fileID:filePath:line:column:)``
///
/// ### What the user does
/// - ``apply(_:)``
/// - ``finishPresented(with:fileID:filePath:line:column:)``
/// - ``answer(_:fileID:filePath:line:column:)``
///
/// ### Asserting less
/// - ``exhaustivity``
/// - ``withExhaustivity(_:fileID:filePath:line:column:_:)``
@MainActor
public final class TestRouter<Route: Hashable & Sendable> {
    /// The router for the view model or flow under test.
    public let router: Router<Route>
    let flow: TestFlow<RouterHost<Route>>

    /// Makes a router of a feature that is somewhere when the test begins.
    public init(
        _ state: StackState<Route> = StackState(),
        exhaustivity: TestExhaustivity = .on,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        flow = TestFlow(
            NavigationState(activity: .only), [], [], .router, exhaustivity,
            Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        router = flow.navigator.featureRouter()
        if state != StackState() { apply(.restore(state)) }
    }

    /// The current state of the router.
    public var state: StackState<Route> { router.state }

    /// The exhaustivity. If it is off, operations that the test does not assert are ignored.
    public var exhaustivity: TestExhaustivity {
        get { flow.exhaustivity }
        set { flow.exhaustivity = newValue }
    }

    /// Does what the user does, swiping back, dismissing or answering: nothing of it has to be asserted.
    public func apply(_ operation: StackOperation<Route>) {
        let count = flow.ledger.now.transitions.count
        router.apply(operation)
        flow.ledger.change { content in
            content.transitions.removeSubrange(count...)
            content.starts.removeSubrange(count...)
        }
    }
}

extension TestRouter {
    typealias Transition = NavigationTransition<RouterHost<Route>>

    /// Asserts the next operation, which has happened already.
    ///
    /// Operations that do the same are the same: to navigate to a screen that is not on top is to push it.
    public func expect(
        _ operation: StackOperation<Route>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = flow.enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        if !take(operation, caller) { caller.fail(RouterFailure.nothing(operation, state, afterWaiting: false)) }
    }

    /// Waits for the next operation, and asserts it.
    public func receive(
        _ operation: StackOperation<Route>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let caller = flow.enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        var wait = Wait(caller, "\(operation)")
        wait.observe(flow.ledger)
        guard await wait.run(until: { take(operation, caller) }) != .held else { return }
        caller.fail(RouterFailure.nothing(operation, state, afterWaiting: true))
    }

    /// Asserts that nothing was done since.
    public func expectNothing(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        flow.expectNothing(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Compares the next operation with the expected one; false when there is none.
    private func take(_ operation: StackOperation<Route>, _ caller: Caller) -> Bool {
        let transitions = flow.ledger.now.transitions
        if exhaustivity.isOn {
            guard let first = transitions.first else { return false }
            let wanted = RouterHost<Route>.operations(of: operation, from: first.before)
            let actual = transitions.prefix(max(wanted.count, 1))
            for _ in actual { _ = flow.ledger.next() }
            if wanted != actual.map(\.operation) {
                caller.fail(RouterFailure.different(operation, wanted, Array(actual), at: first.before))
            }
            return true
        }
        let found = transitions.indices.first { index in
            let wanted = RouterHost<Route>.operations(of: operation, from: transitions[index].before)
            return !wanted.isEmpty && wanted == transitions[index...].prefix(wanted.count).map(\.operation)
        }
        guard let found else { return false }
        flow.skip(found, caller)
        let count = RouterHost<Route>.operations(of: operation, from: transitions[found].before).count
        for _ in 0..<count { _ = flow.ledger.next() }
        return true
    }
}

extension RouterHost {
    /// Returns the operations of an app's navigator for an operation of a router.
    @MainActor
    static func operations(
        of operation: StackOperation<Route>, from state: NavigationState<RouterHost>
    ) -> [NavigationOperation<RouterHost>] {
        let ledger = FlowLedger<RouterHost>(.off, .router, Caller(fileID: "", filePath: "", line: 0, column: 0))
        let navigator = Navigator(state, middleware: [FlowRecorder(ledger)])
        navigator.featureRouter().apply(operation)
        return ledger.now.transitions.map(\.operation)
    }
}

extension TestRouter {
    /// Ends the test: unasserted operations are failures, and so are awaited results and running tasks.
    /// Waits for the end of tasks first.
    public func finish(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await flow.finish(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Runs what a view would run, and has it end before the test does.
    @discardableResult
    public func task(_ name: String, _ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        flow.task(name, operation)
    }

    /// Asserts only what is asserted, for as long as `body` runs. What is left over by then is passed over.
    public func withExhaustivity<Value>(
        _ exhaustivity: TestExhaustivity,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ body: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        try await flow.withExhaustivity(
            exhaustivity, fileID: fileID, filePath: filePath, line: line, column: column, body)
    }

    /// Ends what is presented over the router with a value, as its flow would. Nothing of it has to be asserted.
    public func finishPresented<Value: Sendable>(
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
            modal.id, with: value, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Answers the dialog by the identifier of one of its answers, as the user does. Nothing of it has to be asserted.
    public func answer(
        _ action: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let caller = flow.enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        let actions = state.dialog?.actions.map(\.id)
        guard let actions, actions.contains(action) else { return caller.fail(RouterFailure.noAnswer(action, actions)) }
        await finishPresented(with: action, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
