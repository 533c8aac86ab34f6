import OrderedCollections

/// Calls a function for several values at the same time. Returns the results that are known in time, even if the function ignores
/// its cancellation.
func results<Value: Hashable & Sendable, Output: Sendable>(
    of values: OrderedSet<Value>, within limit: Duration, _ clock: any Clock<Duration>,
    _ work: @escaping @Sendable (Value) async -> Output
) async -> [Value: Output] {
    if values.isEmpty { return [:] }
    let (ended, continuation) = AsyncStream.makeStream(of: (Value, Output).self)
    var tasks = values.map { value in Task { _ = continuation.yield((value, await work(value))) } }
    tasks.append(
        Task {
            // The sleep is cancelled when all results are known, and the stream is no longer read.
            do { try await clock.sleep(for: limit) } catch { return }
            continuation.finish()
        })
    var results: [Value: Output] = [:]
    for await (value, output) in ended {
        results[value] = output
        if results.count == values.count { break }
    }
    for task in tasks { task.cancel() }
    return results
}
