/// Runs `body`, and fails if an object or a task that it tracked outlives it.
///
/// ```swift
/// await expectNoLeaks { leaks in
///     let viewModel = leaks.track(BagViewModel(…))
///     let app = ScreenDriver { BagView(viewModel: viewModel) }
///     app.tap("Clear")
///     leaks.trackEverything(in: viewModel)
/// }
/// ```
///
/// Cancelled tasks get time to end. No signal tells that an object is released, so this looks up to 200 times, at least
/// ten milliseconds apart and each time after the main actor and the other threads have done their work.
@MainActor
public func expectNoLeaks(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: @MainActor (LeakTracker) async throws -> Void
) async rethrows {
    let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    try await expectNoLeaks(when: nil, caller, body)
}

@MainActor
func expectNoLeaks(
    when circumstance: String?, _ caller: Caller, _ body: @MainActor (LeakTracker) async throws -> Void
) async rethrows {
    let tracker = LeakTracker()
    try await body(tracker)
    for _ in 0..<200 where !tracker.alive.isEmpty {
        await Task.detached(priority: .background) { try? await Task.sleep(for: .milliseconds(10)) }.value
    }
    let alive = tracker.alive
    if !alive.isEmpty { caller.fail(LeakFailure.alive(alive, when: circumstance)) }
}

/// The texts of failures about leaks.
enum LeakFailure {
    static func alive(_ names: [String], when circumstance: String?) -> String {
        """
        Still alive after the end\(circumstance.map { ", \($0)" } ?? ""):\(list(names))

        This usually means that a closure or a task that is kept somewhere holds on to it. To fix this, capture it \
        weakly, or cancel the task when its owner goes.
        """
    }

    private static func list(_ names: [String]) -> String {
        names.count == 1 ? " \(names[0])." : "\n\n" + names.map { "  - \($0)" }.joined(separator: "\n")
    }
}
