extension OutboxSender {
    /// What was asked for less than this ago is not asked for again: who looks away for a moment, starts nothing.
    static var patience: Duration { .seconds(10) }

    /// Has everything asked for once more: somebody may have changed it on another device. Questions that have failed
    /// keep their wait.
    ///
    /// - Returns: Whether there is something to do now.
    func askAgain() -> Bool {
        let now = elapsed()
        guard let session, now - session.askedAt >= Self.patience else { return false }
        self.session?.askedAt = now
        self.session?.pulls = Set(Pull.allCases)
        return true
    }
}
