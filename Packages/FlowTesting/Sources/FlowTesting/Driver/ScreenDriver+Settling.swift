@_spi(Inspection) import HeadlessUI

extension ScreenDriver {
    /// Lets tasks run until the condition holds, and fails if it does not after that many turns.
    ///
    /// It yields and never sleeps, so it is for what needs no time: view models with mocks, actors, streams. For
    /// the network and disks there is ``eventually(within:fileID:filePath:line:column:_:)``.
    public func settle(
        turns: Int = 10_000,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        until condition: @MainActor () -> Bool
    ) async {
        for turn in 1...max(turns, 1) {
            _ = host.tree
            if condition() { return }
            await Turn.pass(turn)
        }
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        caller.fail(
            """
            The screen did not settle: after \(turns) turns the condition still does not hold.

            This usually means that a task waits for something that the test must provide, or for real time: \
            await eventually { … } does that. The screen:

            \(FailureText.indented(outline))
            """
        )
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
