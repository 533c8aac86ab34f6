/// How long the rounds of one thing took, and which of them had to wait for somebody.
///
/// Whoever is slowed down by the machine (other programs, the host of a virtual one) is told apart from whoever waits
/// for a lock, the disk or another thread: only the latter gives up the processor of its own accord, and the system
/// counts that for each thread.
struct BlockedTimes {
    private(set) var all = Times()
    private(set) var blocked = Times()
    private(set) var rounds = 0
    private(set) var blockedRounds = 0

    /// - Parameter body: Must not suspend, or must go on where it was.
    mutating func measure(_ body: () async throws -> Void) async rethrows {
        let before = Switches.ofThisThread
        var time = Times()
        try await time.measure(body)
        all.add(time)
        rounds += 1
        guard let before, let after = Switches.ofThisThread, after != before else { return }
        blocked.add(time)
        blockedRounds += 1
    }
}
