/// Lets others run until something is so. Ends early when the test is over its time.
func until(_ isSo: () -> Bool) async {
    while !isSo(), !Task.isCancelled { await Task.yield() }
}
