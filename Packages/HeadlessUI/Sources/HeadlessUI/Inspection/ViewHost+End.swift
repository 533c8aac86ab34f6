@_spi(Inspection)
extension ViewHost {
    /// Ends all views, as closing a window does: `onDisappear` runs, and tasks are cancelled before this returns.
    ///
    /// The ``tree`` stays what it was. Later changes are not rendered and not told, and no event is taken.
    public func end() {
        guard !hasEnded else { return }
        hasEnded = true
        root.hide()
        for wait in waits.values { wait.finish() }
    }
}
