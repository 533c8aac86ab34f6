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
/// What is wrong is a failure at the line of the test. What nobody asserted is one at
/// ``finish(fileID:filePath:line:column:)``; without that, where the router was used last, when it goes.
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
    /// What is handed to what is tested.
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

    /// Where the router is.
    public var state: StackState<Route> { router.state }

    /// Whether all has to be asserted. Off, what is not asserted is passed over.
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
