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
/// - ``init(_:guards:middleware:exhaustivity:fileID:filePath:line:column:)``
/// - ``init(exhaustivity:fileID:filePath:line:column:navigator:)``
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
/// - ``present(_:as:returning:source:)``
/// - ``receivePresented(_:as:fileID:filePath:line:column:)``
/// - ``receivePresented(_:fileID:filePath:line:column:)``
/// - ``finishPresented(_:with:issue:fileID:filePath:line:column:)``
/// - ``expectIssue(_:fileID:filePath:line:column:)``
///
/// ### Tasks
/// - ``task(_:_:)``
/// - ``track(_:_:)``
///
/// ### Asserting less
/// - ``exhaustivity``
/// - ``withExhaustivity(_:fileID:filePath:line:column:_:)``
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
        exhaustivity: TestExhaustivity = .on,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            state, guards, middleware, .flow, exhaustivity,
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
        exhaustivity: TestExhaustivity = .on,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        navigator make: @MainActor (any NavigationMiddleware<Schema>) -> Navigator<Schema>
    ) {
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        let ledger = FlowLedger<Schema>(exhaustivity, .flow, caller)
        let recorder = FlowRecorder(ledger)
        let navigator = make(recorder)
        if !recorder.isTold { caller.fail(FlowFailure.deaf) }
        self.init(navigator, recorder, ledger)
    }

    convenience init(
        _ state: NavigationState<Schema>, _ guards: [NavigationGuard<Schema>],
        _ middleware: [any NavigationMiddleware<Schema>], _ wording: FlowWording, _ exhaustivity: TestExhaustivity,
        _ caller: Caller
    ) {
        let ledger = FlowLedger<Schema>(exhaustivity, wording, caller)
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

    /// The exhaustivity. If it is off, events that the test does not assert are ignored.
    public var exhaustivity: TestExhaustivity {
        get { ledger.now.exhaustivity }
        set { ledger.change { $0.exhaustivity = newValue } }
    }
}
