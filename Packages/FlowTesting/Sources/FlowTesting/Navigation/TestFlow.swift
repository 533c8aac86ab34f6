@_spi(Testing) public import FlowKit
public import Testing

/// A navigator under test: the test asserts each transition, in order.
///
/// The view models and flows under test get routers of ``navigator``.
///
/// ```swift
/// let flow = TestFlow(NavigationState<ShopNavigation>(activity: .shop))
/// await flow.apply(.selectTab(.bag)) { $0.apply(.selectTab(.bag)) }
/// model.checkout()
/// await flow.receive(.push(.checkout, on: .tab(.bag)))
/// await flow.finish()
/// ```
///
/// Failures appear at the line of the test, with the difference between the expected and the actual value. A missing assertion
/// fails at ``finish(sourceLocation:)``, or at the last use of a flow that is released without it.
@MainActor
public final class TestFlow<Schema: NavigationSchema> {
    public typealias State = NavigationState<Schema>
    public typealias Operation = NavigationOperation<Schema>
    public typealias Outcome = NavigationOutcome<Schema>
    public typealias Transition = NavigationEvent<Schema>

    /// The navigator under test.
    public let navigator: Navigator<Schema>
    let recorder: NavigationRecorder<Schema>

    /// Creates a navigator with guards and middleware.
    public convenience init(
        _ state: State, guards: [NavigationGuard<Schema>] = [], middleware: [any NavigationMiddleware<Schema>] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.init(sourceLocation: sourceLocation) { recorder in
            Navigator(state, guards: guards, middleware: [recorder] + middleware)
        }
    }

    /// Uses the navigator of an app. The app adds the recorder to the middleware of its navigator.
    ///
    /// ```swift
    /// let flow = TestFlow<ShopNavigation> { recorder in
    ///     ShopApp(services, middleware: [recorder]).navigator
    /// }
    /// ```
    public init(
        sourceLocation: SourceLocation = #_sourceLocation,
        navigator make: @MainActor (any NavigationMiddleware<Schema>) -> Navigator<Schema>
    ) {
        recorder = NavigationRecorder(sourceLocation)
        navigator = make(recorder)
        if recorder.navigator !== navigator {
            sourceLocation.fail("The navigator doesn't have the recorder among its middleware.")
        }
    }

    deinit { recorder.reportMissingFinish() }

    /// The current navigation state.
    public var state: State { navigator.state }

    /// A Boolean value that indicates whether the test asserts everything. If it is `false`, events that the test doesn't
    /// assert are ignored.
    public var isExhaustive: Bool {
        get { recorder.now.isExhaustive }
        set { recorder.now.isExhaustive = newValue }
    }
}

// MARK: - Transitions

extension TestFlow {
    /// Applies an operation as the app does, and compares the new state with the expected one.
    ///
    /// ```swift
    /// await flow.apply(.push(.page(1))) { state in state.apply(.push(.page(1))) }
    /// await flow.apply(.pop())  // At the root, nothing changes.
    /// ```
    ///
    /// The closure changes the state before the operation into the expected one. Without it, nothing may change. The expected
    /// outcome is `.changed` with a closure, otherwise `.unchanged`, unless `outcome` says otherwise.
    @discardableResult
    public func apply(
        _ operation: Operation, source: NavigationSource = .app, outcome: Outcome? = nil,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ expected: ((inout State) -> Void)? = nil
    ) async -> Outcome {
        enter(sourceLocation)
        expectNothing(before: "\(operation)", sourceLocation)
        let before = state
        let actual = navigator.apply(operation, source: source)
        recorder.update()
        let transition =
            recorder.remove { $0.operation == operation && $0.source == source && $0.outcome == actual }
            ?? Transition(operation, source: source, outcome: actual, before: before, after: before)
        let step = ExpectedTransition(
            operation: operation, source: source, outcome: outcome ?? (expected == nil ? .unchanged : .changed))
        compare(transition, with: step, expected, sourceLocation)
        return actual
    }

    /// Waits for the next transition, and compares it with the expected one.
    ///
    /// The router of a tab names the tab: `.push(.page(1), on: .tab(.bag))`. The closure changes the state before the
    /// transition into the expected one.
    ///
    /// - Parameters:
    ///   - operation: The expected operation. If `nil`, any.
    ///   - source: The expected source. If `nil`, any.
    ///   - outcome: The expected outcome.
    ///   - expected: Changes the state before the transition into the expected state. If `nil`, the state isn't compared.
    ///   - sourceLocation: The source location to which failures are attributed.
    @discardableResult
    public func receive(
        _ operation: Operation? = nil, source: NavigationSource? = nil, outcome: Outcome = .changed,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ expected: ((inout State) -> Void)? = nil
    ) async -> Transition? {
        enter(sourceLocation)
        let step = ExpectedTransition(operation: operation, source: source, outcome: outcome)
        let transition = await receive(step.text, sourceLocation) { step.completed(by: $0) == ExpectedTransition($0) }
        guard let transition else { return nil }
        compare(transition, with: step, expected, sourceLocation)
        return transition
    }

    /// Asserts that there are no more transitions.
    public func expectNothing(
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        enter(sourceLocation)
        expectNothing(before: nil, sourceLocation)
    }

    /// Ends the test: everything left over is a failure.
    ///
    /// Left over are transitions without an assertion, awaited results, and pending navigations. Waits for asynchronous guards
    /// first.
    public func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
        enter(sourceLocation)
        recorder.now.isFinished = true
        guard isExhaustive else { return }
        _ = await Wait(sourceLocation, "the end of guards", recorder, navigator).run { navigator.checking == nil }
        recorder.update()
        if let leftovers = recorder.now.leftovers {
            sourceLocation.fail("The test has left something.\n\n\(leftovers)")
        }
    }
}

// MARK: - Presentations

extension TestFlow {
    /// Waits for the next transition, and asserts that it presents a screen. Returns its identifier.
    @discardableResult
    public func receivePresented(
        _ route: Schema.Route, as type: NavigationType = .sheet,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ModalID? {
        let flow = FlowState(root: route)
        return await receivePresented(
            type == .fullScreenCover ? .fullScreenCover(flow) : .sheet(flow),
            sourceLocation: sourceLocation)
    }

    /// Waits for the next transition, and asserts that it presents the content. Returns its identifier.
    @discardableResult
    public func receivePresented(
        _ content: Modal<Schema.Route>.Content,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ModalID? {
        enter(sourceLocation)
        let step = ExpectedTransition<Schema>(outcome: .changed)
        guard let transition = await receive("present \(content)", sourceLocation, where: { $0.outcome == .changed })
        else {
            return nil
        }
        compare(transition, with: step, nil, sourceLocation)
        let modal: Modal<Schema.Route>? =
            if case .presented(let modal, _)? = transition.changes.last { modal } else { nil }
        sourceLocation.expectNoDifference(content, modal?.content, "Something else is presented")
        return modal?.id
    }

    /// Ends the flow of a presented screen with a value, and asserts that it is dismissed.
    public func finishPresented<Value: Sendable>(
        _ id: ModalID?, _ screen: ResultRoute<Schema.Route, Value>, with value: Value,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        enter(sourceLocation)
        // An earlier failure explains a missing identifier.
        guard let id else { return }
        expectNothing(before: "finish modal \(id.rawValue)", sourceLocation)
        navigator.finish(id, screen, with: value)
        removeDismissal(of: id)
    }

    /// Removes the transition that follows a result.
    func removeDismissal(of id: ModalID) {
        _ = recorder.remove { $0.operation == .dismissModal(id) && $0.source == .result }
    }
}

// MARK: - Comparing

extension TestFlow {
    /// Stores the current call of the test.
    func enter(_ caller: SourceLocation) {
        recorder.now.caller = caller
        recorder.update()
    }

    /// Fails if there are transitions without an assertion, and drops them.
    func expectNothing(before next: String?, _ caller: SourceLocation) {
        let transitions = recorder.now.transitions
        recorder.now.transitions = []
        guard isExhaustive, !transitions.isEmpty else { return }
        let title = next.map { "There are transitions to assert before '\($0)'" } ?? "There are more transitions"
        caller.fail("\(title):\n\n\(transitions.map(\.text).bulleted)")
    }

    func receive(_ name: String, _ caller: SourceLocation, where fits: (Transition) -> Bool) async -> Transition? {
        var transition: Transition?
        _ = await Wait(caller, name, recorder).run {
            transition = recorder.take(where: fits)
            return transition != nil
        }
        if transition == nil { failMissing(name, caller) }
        return transition
    }

    func failMissing(_ name: String, _ caller: SourceLocation) {
        caller.fail(
            """
            '\(name)' was expected, but the navigator has done nothing.

            This usually means that the code under test has another router, or that it waits for something that the test \
            must provide: a result, a clock, a guard. The state:

            \(String(customDumping: state).indented)
            """)
    }

    private func compare(
        _ transition: Transition, with step: ExpectedTransition<Schema>, _ change: ((inout State) -> Void)?,
        _ caller: SourceLocation
    ) {
        let (expected, actual) = (step.completed(by: transition), ExpectedTransition(transition))
        caller.expectNoDifference(expected, actual, "The transition isn't as expected")
        guard expected == actual, let change else { return }
        var state = transition.before
        change(&state)
        caller.expectNoDifference(
            state, transition.after, "The state after '\(transition.operation)' isn't as expected")
    }
}

/// The part of a transition that a test names.
struct ExpectedTransition<Schema: NavigationSchema>: Equatable {
    var operation: NavigationOperation<Schema>?
    var source: NavigationSource?
    var outcome: NavigationOutcome<Schema>

    var text: String { operation.map { "\($0)" } ?? "a transition" }

    /// Returns the expectation with the missing parts of a transition.
    func completed(by transition: NavigationEvent<Schema>) -> Self {
        Self(operation: operation ?? transition.operation, source: source ?? transition.source, outcome: outcome)
    }
}

extension ExpectedTransition {
    init(_ transition: NavigationEvent<Schema>) {
        self.init(operation: transition.operation, source: transition.source, outcome: transition.outcome)
    }
}
