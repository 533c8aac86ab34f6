public import FlowKit
@_spi(Inspection) import HeadlessUI

extension ScreenDriver {
    /// Waits until `condition` holds. Renders the screen and checks the condition at once, and on the main actor after
    /// each change of the screen or of a further source that the condition reads.
    ///
    /// ```swift
    /// await app.settle { app.shows("Lamp") }
    /// await app.settle(scene) { scene.exits == [.product(lamp)] }
    /// ```
    ///
    /// Like the function ``settle(_:_:comment:fileID:filePath:line:column:until:)``, and reports the screen if the
    /// condition never holds.
    public func settle<each Source: ObservableObject>(
        _ sources: repeat each Source,
        comment: String? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        until condition: @MainActor () -> Bool
    ) async {
        var wait = Wait(Caller(fileID: fileID, filePath: filePath, line: line, column: column), comment)
        wait.observe(self)
        repeat wait.observe(each sources)
        await wait.settle("screen", { outline }) {
            _ = host.tree
            return condition()
        }
    }

    /// Lets tasks run until nothing has changed for 200 turns, for at most 10,000.
    public func settle() async {
        var quiet = 0
        var pass = host.pass
        for turn in 1...10_000 where quiet < 200 {
            await Turn.pass(turn)
            _ = host.tree
            quiet = host.pass == pass ? quiet + 1 : 0
            pass = host.pass
        }
    }

    /// Waits until the condition holds, and fails if it does not within the given time.
    ///
    /// For tests against real files and servers; what needs no time is faster and surer with `settle`.
    public func eventually(
        within limit: Duration = .seconds(10),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ condition: @MainActor () -> Bool
    ) async {
        let end = ContinuousClock.now + limit
        while ContinuousClock.now < end, !Task.isCancelled {
            _ = host.tree
            if condition() { return }
            // Other threads do the work that is waited for: leave them the processor.
            try? await Task.sleep(for: .milliseconds(2))
        }
        if condition() { return }
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        caller.fail(
            """
            The condition does not hold after \(limit). The screen:

            \(FailureText.indented(outline))
            """
        )
    }
}
