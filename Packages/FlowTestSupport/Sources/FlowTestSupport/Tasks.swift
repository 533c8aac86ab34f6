/// Starts work on the main actor, and returns when it has run up to its first suspension.
@MainActor
public func begin<Value: Sendable>(_ work: @escaping @MainActor () async -> Value) async -> Task<Value, Never> {
    let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
        continuation.finish()
        return await work()
    }
    for await _ in begun {}
    return task
}

/// Waits until the main actor has run all that was enqueued before this call: it runs its work in order.
@MainActor
public func waitForMainActor() async {
    await Task {}.value
}
