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
