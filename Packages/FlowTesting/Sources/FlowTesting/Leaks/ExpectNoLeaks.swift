/// Runs `body`, and fails if an object that it tracked outlives it.
///
/// ```swift
/// await expectNoLeaks { leaks in
///     let viewModel = leaks.track(BagViewModel(…))
///     let app = ScreenDriver { BagView(viewModel: viewModel) }
///     app.tap("Clear")
/// }
/// ```
///
/// Tasks that were cancelled may need some turns to end: they are given them.
@MainActor
public func expectNoLeaks(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: @MainActor (LeakTracker) async throws -> Void
) async rethrows {
    let tracker = LeakTracker()
    try await body(tracker)
    for turn in 1...10_000 where !tracker.alive.isEmpty { await Turn.pass(turn) }
    let alive = tracker.alive
    if alive.isEmpty { return }
    Caller(fileID: fileID, filePath: filePath, line: line, column: column).fail(
        """
        Still alive after the end: \(alive.joined(separator: ", ")).

        This usually means that a closure or a task that is kept somewhere holds on to it. To fix this, capture it \
        weakly, or cancel the task when its owner goes.
        """
    )
}
