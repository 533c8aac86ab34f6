import FlowKit
import Testing

/// Waits until a condition on an object holds. The condition is checked at once and after each change of the object.
///
/// Records an issue if the waiting task is cancelled first, for instance by the test's time limit.
@MainActor
func wait<Object: ObservableObject>(
    for object: Object, until condition: (Object) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    // Sent on the main actor just before a change: the loop below runs after the change.
    let subscription = object.objectWillChange.sink { _ in continuation.yield() }
    defer { subscription.cancel() }
    if condition(object) { return }
    for await _ in changes where condition(object) { return }
    Issue.record("The wait for \(object) ended before its condition held.", sourceLocation: sourceLocation)
}

/// Starts work on the main actor, and returns when it has run up to its first suspension.
@MainActor
func begin<Value: Sendable>(_ work: @escaping @MainActor () async -> Value) async -> Task<Value, Never> {
    let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
        continuation.finish()
        return await work()
    }
    for await _ in begun {}
    return task
}
