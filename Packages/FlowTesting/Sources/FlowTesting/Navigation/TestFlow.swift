@_spi(Testing) public import FlowKit
@_spi(Reporting) import FlowTestSupport
public import Testing

/// A navigator under test: the test asserts each event, in order.
///
/// The view models and flows under test get routers of ``navigator``. The test itself navigates with it as the app does.
///
/// ```swift
/// let flow = TestFlow(NavigationState<ShopNavigation>(activity: .shop))
/// flow.navigator.apply(.selectTab(.bag))
/// await flow.receive(.selectTab(.bag)) { $0.apply(.selectTab(.bag)) }
/// model.checkout()
/// await flow.receive(.push(.checkout, on: .tab(.bag)))
/// await flow.finish()
/// ```
///
/// Failures appear at the line of the test, with the difference between the expected and the actual value. A missing assertion
/// fails at ``finish(sourceLocation:)``, or at the last use of a flow that is released without it.
@MainActor
public final class TestFlow<Schema: NavigationSchema> {
    /// The state of the navigator.
    public typealias State = NavigationState<Schema>
    /// An operation that a test expects.
    public typealias Operation = NavigationOperation<Schema>
    /// The outcome of an operation.
    public typealias Outcome = NavigationOutcome
    /// A recorded operation with its outcome, and the states before and after it.
    public typealias Event = NavigationEvent<Schema>

    /// The navigator under test.
    public let navigator: Navigator<Schema>
    let recorder: NavigationRecorder<Schema>

    /// Creates a navigator with guards and observers.
    public convenience init(
        _ state: State, guards: [NavigationGuard<Schema>] = [], observers: [any NavigationObserver<Schema>] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.init(sourceLocation: sourceLocation) { recorder in
            Navigator(state, guards: guards, observers: [recorder] + observers)
        }
    }

    /// Uses the navigator of an app. The app adds the recorder to the observers of its navigator.
    ///
    /// ```swift
    /// let flow = TestFlow<ShopNavigation> { recorder in
    ///     ShopApp(services, observers: [recorder]).navigator
    /// }
    /// ```
    public init(
        sourceLocation: SourceLocation = #_sourceLocation,
        navigator make: @MainActor (any NavigationObserver<Schema>) -> Navigator<Schema>
    ) {
        recorder = NavigationRecorder(sourceLocation)
        navigator = make(recorder)
        if recorder.navigator !== navigator {
            sourceLocation.fail("The navigator doesn't have the recorder among its observers.")
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

// MARK: - Events

extension TestFlow {
    /// Waits for the next event, and compares it with the expected one.
    ///
    /// The router of a tab names the tab: `.push(.page(1), on: .tab(.bag))`. The closure changes the state before the
    /// event into the expected one.
    ///
    /// - Parameters:
    ///   - operation: The expected operation. If `nil`, any.
    ///   - source: The expected source. If `nil`, any.
    ///   - outcome: The expected outcome.
    ///   - expected: Changes the state before the event into the expected state. If `nil`, the state isn't compared.
    ///   - sourceLocation: The source location to which failures are attributed.
    @discardableResult
    public func receive(
        _ operation: Operation? = nil, source: NavigationSource? = nil, outcome: Outcome = .changed,
        sourceLocation: SourceLocation = #_sourceLocation, _ expected: ((inout State) -> Void)? = nil
    ) async -> Event? {
        enter(sourceLocation)
        let step = ExpectedEvent(operation: operation, source: source, outcome: outcome)
        let event = await receive(step.text, sourceLocation) { step.completed(by: $0) == ExpectedEvent($0) }
        guard let event else { return nil }
        compare(event, with: step, expected, sourceLocation)
        return event
    }

    /// Asserts that there are no more events.
    public func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
        enter(sourceLocation)
        expectNothing(before: nil, sourceLocation)
    }

    /// Ends the test: everything left over is a failure.
    ///
    /// Left over are events without an assertion, awaited results, and pending navigations. Waits for guards that ask
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
    /// Waits for the next event, and asserts that it presents a screen. Returns its identifier.
    @discardableResult
    public func receivePresented(
        _ route: Schema.Route, as style: PresentationStyle = .sheet, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ModalID? {
        enter(sourceLocation)
        let content = Modal<Schema.Route>.Content.screens(FlowState(root: route), as: style)
        let event = await receive("present \(content)", sourceLocation) { $0.outcome == .changed }
        guard let event else { return nil }
        compare(event, with: ExpectedEvent(outcome: .changed), nil, sourceLocation)
        var modal: Modal<Schema.Route>?
        if case .presented(let presented, _)? = event.changes.last { modal = presented }
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

    /// Removes the event that follows a result.
    func removeDismissal(of id: ModalID) {
        _ = recorder.remove { $0.operation == .dismissModal(id) && $0.source == .result }
    }
}

// MARK: - Comparing

extension TestFlow {
    func enter(_ caller: SourceLocation) {
        recorder.now.caller = caller
        recorder.update()
    }

    /// Fails if there are events without an assertion, and drops them.
    func expectNothing(before next: String?, _ caller: SourceLocation) {
        let events = recorder.now.events
        recorder.now.events = []
        guard isExhaustive, !events.isEmpty else { return }
        let title = next.map { "There are events to assert before '\($0)'" } ?? "There are more events"
        caller.fail("\(title):\n\n\(events.map(\.text).bulleted)")
    }

    func receive(_ name: String, _ caller: SourceLocation, where fits: (Event) -> Bool) async -> Event? {
        var event: Event?
        _ = await Wait(caller, name, recorder).run {
            event = recorder.take(where: fits)
            return event != nil
        }
        if event == nil { failMissing(name, caller) }
        return event
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
        _ event: Event, with step: ExpectedEvent<Schema>, _ change: ((inout State) -> Void)?, _ caller: SourceLocation
    ) {
        let (expected, actual) = (step.completed(by: event), ExpectedEvent(event))
        caller.expectNoDifference(expected, actual, "The event isn't as expected")
        guard expected == actual, let change else { return }
        var state = event.before
        change(&state)
        caller.expectNoDifference(state, event.after, "The state after '\(event.operation)' isn't as expected")
    }
}

/// The part of an event that a test names.
struct ExpectedEvent<Schema: NavigationSchema>: Equatable {
    var operation: NavigationOperation<Schema>?
    var source: NavigationSource?
    var outcome: NavigationOutcome

    var text: String { operation.map { "\($0)" } ?? "an event" }

    /// Returns the expectation with the missing parts of an event.
    func completed(by event: NavigationEvent<Schema>) -> Self {
        Self(operation: operation ?? event.operation, source: source ?? event.source, outcome: outcome)
    }
}

extension ExpectedEvent {
    init(_ event: NavigationEvent<Schema>) {
        self.init(operation: event.operation, source: event.source, outcome: event.outcome)
    }
}
