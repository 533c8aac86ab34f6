extension TestExits {
    /// Asserts the next exit, which was taken already.
    public func expect(
        _ exit: Exit,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        if !take(exit, caller) { caller.fail(ExitFailure.nothing(exit, afterWaiting: false)) }
    }

    /// Waits for the next exit, and asserts it.
    public func receive(
        _ exit: Exit,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        var wait = Wait(caller, "the exit \(RouteText.of(exit))")
        wait.observe(log)
        guard await wait.run(until: { take(exit, caller) }) != .held else { return }
        caller.fail(ExitFailure.nothing(exit, afterWaiting: true))
    }

    /// Asserts that no exit was taken since.
    public func expectNothing(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        let left = takeAll()
        if !left.isEmpty { caller.fail(ExitFailure.left(left, "No exit was expected.")) }
    }

    /// Ends the test: an exit that was not asserted is a failure.
    public func finish(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        log.change { $0.isFinished = true }
        let left = takeAll()
        if !left.isEmpty { skip(left, caller) { caller.fail(ExitFailure.left(left, "There is something left.")) } }
    }

    private func enter(_ caller: Caller) -> Caller {
        log.change { $0.caller = caller }
        return caller
    }

    private func takeAll() -> [Exit] {
        log.change { content in
            defer { content.exits = [] }
            return content.exits
        }
    }

    /// Compares the next exit with the expected one; false when there is none.
    private func take(_ exit: Exit, _ caller: Caller) -> Bool {
        let exits = log.now.exits
        let found = exhaustivity.isOn ? exits.indices.first : exits.firstIndex(of: exit)
        guard let found else { return false }
        log.change { $0.exits.removeSubrange(...found) }
        if found > 0 { skip(Array(exits[..<found]), caller) {} }
        if exits[found] != exit { caller.fail(ExitFailure.different(exit, exits[found])) }
        return true
    }

    private func skip(_ exits: [Exit], _ caller: Caller, orFail fail: () -> Void) {
        switch exhaustivity {
        case .on: fail()
        case .off(showSkipped: true): caller.warn(ExitFailure.skipped(exits))
        case .off: break
        }
    }
}
