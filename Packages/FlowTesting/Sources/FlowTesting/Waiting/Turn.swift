/// One turn of waiting: everything that waits for the main actor has run once.
enum Turn {
    /// Lets others run. Every twentieth turn also waits until the other threads have begun all that was handed to them
    /// before: on a busy machine the main actor goes round many times before they get to it.
    @MainActor
    static func pass(_ number: Int) async {
        await Task.yield()
        guard number.isMultiple(of: 20) else { return }
        await Task.detached(priority: .background) {}.value
    }
}
