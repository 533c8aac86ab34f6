import FlowKit
import Synchronization

/// Takes down where a feature sends one, and has the test assert all of it.
///
/// ```swift
/// let exits = TestExits<BagExit>()
/// let flow = BagFlowViewModel(BagFlowDependencyContainer(bag: bag, exit: exits.exit))
/// flow.makeBagViewModel().startShopping()
/// exits.expect(.shop)
/// exits.finish()
/// ```
///
/// ## Topics
///
/// ### Making one
/// - ``init(exhaustivity:fileID:filePath:line:column:)``
/// - ``exit``
///
/// ### What is under test
/// - ``expect(_:fileID:filePath:line:column:)``
/// - ``receive(_:fileID:filePath:line:column:)``
/// - ``expectNothing(fileID:filePath:line:column:)``
/// - ``finish(fileID:filePath:line:column:)``
///
/// ### Asserting less
/// - ``exhaustivity``
@MainActor
public final class TestExits<Exit: Equatable & Sendable> {
    let log: ExitLog<Exit>

    public init(
        exhaustivity: TestExhaustivity = .on,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        log = ExitLog(exhaustivity, Caller(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    deinit { log.reportForgotten() }

    /// The exit closure for the feature. It may outlive this object.
    public var exit: @MainActor @Sendable (Exit) -> Void {
        { [log] exit in log.record(exit) }
    }

    /// The exhaustivity. If it is off, exits that the test does not assert are ignored.
    public var exhaustivity: TestExhaustivity {
        get { log.now.exhaustivity }
        set { log.change { $0.exhaustivity = newValue } }
    }
}

/// The exits that are not asserted yet: behind a lock, because a `deinit` reads them.
final class ExitLog<Exit: Sendable>: ObservableObject, Sendable {
    struct Content: Sendable {
        var exhaustivity: TestExhaustivity
        var caller: Caller
        var exits: [Exit] = []
        var isFinished = false
    }

    private let content: Mutex<Content>
    // Not marked as `Sendable` by Combine; it takes a lock of its own.
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

    init(_ exhaustivity: TestExhaustivity, _ caller: Caller) {
        content = Mutex(Content(exhaustivity: exhaustivity, caller: caller))
    }

    var now: Content { content.withLock { $0 } }

    func change<Value: Sendable>(_ change: @Sendable (inout Content) -> Value) -> Value {
        content.withLock { change(&$0) }
    }

    /// Adds an exit, and then wakes the test that waits for it.
    func record(_ exit: Exit) {
        content.withLock { $0.exits.append(exit) }
        objectWillChange.send()
    }

    func reportForgotten() {
        let now = now
        guard !now.isFinished, now.exhaustivity.isOn, !now.exits.isEmpty else { return }
        now.caller.fail(ExitFailure.left(now.exits, "The test ended without 'exits.finish()'."))
    }
}
