public import FlowKit

/// A navigator under test: all that goes through it has to be asserted, in its order.
///
/// View models and flows that are tested get routers of ``navigator``.
///
/// ```swift
/// let flow = TestFlow(NavigationState<ShopNavigation>(activity: .shop))
/// await flow.apply(.selectTab(.bag)) { $0.apply(.selectTab(.bag)) }
/// model.checkout()
/// await flow.receive(.push(.checkout, on: .tab(.bag)))
/// await flow.finish()
/// ```
///
/// Failures appear at the line of the test. A missing assertion fails at ``finish(fileID:filePath:line:column:)``, or
/// at the last use of a flow that is released without it.
///
/// ## Topics
///
/// ### Making one
/// - ``init(_:guards:middleware:fileID:filePath:line:column:)``
/// - ``init(fileID:filePath:line:column:navigator:)``
/// - ``navigator``
/// - ``state``
///
/// ### What the test does
/// - ``apply(_:source:outcome:fileID:filePath:line:column:_:)``
/// - ``finish(fileID:filePath:line:column:)``
///
/// ### What the flow under test does
/// - ``receive(_:source:outcome:fileID:filePath:line:column:_:)``
/// - ``receive(source:outcome:fileID:filePath:line:column:_:)``
/// - ``expect(_:source:outcome:fileID:filePath:line:column:_:)``
/// - ``expectNothing(fileID:filePath:line:column:)``
///
/// ### Presentations
/// - ``receivePresented(_:as:fileID:filePath:line:column:)``
/// - ``receivePresented(_:fileID:filePath:line:column:)``
/// - ``finishPresented(_:_:with:fileID:filePath:line:column:)``
///
/// ### Tasks
/// - ``task(_:_:)``
/// - ``track(_:_:)``
///
/// ### Asserting less
/// - ``isExhaustive``
@MainActor
public final class TestFlow<Schema: NavigationSchema> {
    public typealias State = NavigationState<Schema>
    public typealias Operation = NavigationOperation<Schema>
    public typealias Outcome = NavigationOutcome<Schema>
    public typealias Transition = NavigationTransition<Schema>

    /// The navigator under test. Make routers of it for view models and flows.
    public let navigator: Navigator<Schema>
    let ledger: FlowLedger<Schema>
    let recorder: FlowRecorder<Schema>

    /// Makes a navigator that begins at a state, with guards and middleware in their order.
    public convenience init(
        _ state: NavigationState<Schema>,
        guards: [NavigationGuard<Schema>] = [],
        middleware: [any NavigationMiddleware<Schema>] = [],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            state, guards, middleware, .flow,
            Caller(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Takes the navigator that an app makes for itself. The app has to give it the middleware that is handed over.
    ///
    /// ```swift
    /// let flow = TestFlow<ShopNavigation> { recorder in
    ///     let app = ShopApp(services, middleware: [recorder])
    ///     return app.navigator
    /// }
    /// ```
    public convenience init(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        navigator make: @MainActor (any NavigationMiddleware<Schema>) -> Navigator<Schema>
    ) {
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        let ledger = FlowLedger<Schema>(.flow, caller)
        let recorder = FlowRecorder(ledger)
        let navigator = make(recorder)
        if !recorder.isTold { caller.fail(FlowFailure.deaf) }
        self.init(navigator, recorder, ledger)
    }

    convenience init(
        _ state: NavigationState<Schema>, _ guards: [NavigationGuard<Schema>],
        _ middleware: [any NavigationMiddleware<Schema>], _ wording: FlowWording,
        _ caller: Caller
    ) {
        let ledger = FlowLedger<Schema>(wording, caller)
        let recorder = FlowRecorder(ledger)
        self.init(Navigator(state, guards: guards, middleware: [recorder] + middleware), recorder, ledger)
    }

    private init(_ navigator: Navigator<Schema>, _ recorder: FlowRecorder<Schema>, _ ledger: FlowLedger<Schema>) {
        self.navigator = navigator
        self.recorder = recorder
        self.ledger = ledger
        recorder.navigator = navigator
    }

    deinit { ledger.reportForgotten() }

    /// The current navigation state.
    public var state: State { navigator.state }

    /// A Boolean value that indicates whether the test asserts everything. If it is `false`, events that the test doesn't
    /// assert are ignored.
    public var isExhaustive: Bool {
        get { ledger.now.isExhaustive }
        set { ledger.change { $0.isExhaustive = newValue } }
    }
}

extension TestFlow {
    /// Does an operation as the app does it, and compares the state after it with what is expected.
    ///
    /// ```swift
    /// await flow.apply(.push(.page(1))) { state in state.apply(.push(.page(1))) }
    /// await flow.apply(.pop())  // At the root: nothing may change.
    /// ```
    ///
    /// Assert first what the flow under test did before. Assert its response to this operation afterwards.
    ///
    /// The closure changes the state before the operation into the one that is expected after it; without it nothing may
    /// change. The expected outcome is `.changed` with a closure, otherwise `.unchanged`, unless `outcome`
    /// says something else.
    @discardableResult
    public func apply(
        _ operation: Operation,
        source: NavigationSource = .app,
        outcome: Outcome? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ expected: ((inout State) -> Void)? = nil
    ) async -> Outcome {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        expectNothingLeft(before: "\(operation)", caller)
        let before = state
        let actual = navigator.apply(operation, source: source)
        recorder.look()
        let transition = ledger.next {
            $0.operation == operation && $0.source == source && $0.outcome == actual
        }
        let wanted = outcome ?? (expected == nil ? .unchanged : .changed)
        if actual == wanted {
            compare(operation, transition?.before ?? before, transition?.after ?? before, expected ?? { _ in }, caller)
        } else {
            caller.fail(FlowFailure.outcome(operation, expected: wanted, actual: actual, transition))
        }
        // Lets tasks continue that were waiting for the operation.
        await Task.yield()
        return actual
    }

    /// Compares where an operation led with where it should have.
    func compare(
        _ operation: Operation, _ before: State, _ after: State, _ change: (inout State) -> Void, _ caller: Caller
    ) {
        var expected = before
        change(&expected)
        guard let difference = expected.difference(to: after) else { return }
        caller.fail(FlowFailure.state(operation, difference, nothingExpected: expected == before))
    }

    /// Remembers where the test is.
    func enter(_ caller: Caller) -> Caller {
        ledger.change { $0.caller = caller }
        recorder.look()
        return caller
    }

    /// Fails if earlier events are not asserted.
    func expectNothingLeft(before next: String, _ caller: Caller) {
        let left = ledger.takeAll()
        if isExhaustive, !left.isEmpty { caller.fail(FlowFailure.left(left, before: next)) }
    }
}

extension TestFlow {
    /// Ends the test: everything left over is a failure.
    ///
    /// Left over are transitions without an assertion, awaited results, pending or
    /// unchecked navigations, and running tasks. Waits for the end of tasks and asynchronous guards first.
    public func finish(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        if isExhaustive {
            var wait = Wait(caller, "the end of \(ledger.now.tasks.running.joined(separator: ", "))")
            wait.observe(ledger)
            wait.observe(navigator)
            _ = await wait.run { ledger.now.tasks.running.isEmpty && navigator.checking == nil }
        }
        recorder.look()
        let awaited = navigator.state.awaitedPresentations(of: navigator)
        ledger.change { content in
            content.awaited = awaited
            content.isFinished = true
        }
        let left = ledger.left
        if isExhaustive, !left.isEmpty { caller.fail(FlowFailure.left(left, forgotten: false)) }
    }
}

extension FlowLedger {
    /// Fails where the test was last, if it has left something and did not say that it is at its end.
    func reportForgotten() {
        let content = now
        guard !content.isFinished, content.isExhaustive, !left.isEmpty else { return }
        content.caller.fail(FlowFailure.left(left, forgotten: true))
    }
}

extension TestFlow {
    /// Runs what a view's `task` would run, and has it end before the test does.
    ///
    /// ```swift
    /// let observing = flow.task("observe") { await viewModel.observe() }
    /// …
    /// observing.cancel()
    /// await flow.finish()
    /// ```
    @discardableResult
    public func task(_ name: String, _ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let task = Task { await operation() }
        track(task, name)
        return task
    }

    /// Has a task end before the test does. One that still runs at the end is a failure that names it.
    public func track<Success: Sendable, Failure: Error>(_ task: Task<Success, Failure>, _ name: String) {
        let ledger = ledger
        let id = ledger.change { $0.tasks.add(name) }
        Task {
            _ = await task.result
            ledger.record { $0.tasks.end(id) }
        }
    }
}

/// The tasks that a flow runs, by name.
struct TaskList: Sendable {
    private var names: [Int: String] = [:]
    private var last = 0

    mutating func add(_ name: String) -> Int {
        last += 1
        names[last] = name
        return last
    }

    mutating func end(_ id: Int) { names[id] = nil }

    /// Those that have not ended, the oldest first.
    var running: [String] { names.sorted { $0.key < $1.key }.map(\.value) }
}
