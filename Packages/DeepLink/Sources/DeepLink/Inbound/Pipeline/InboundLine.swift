/// Has things done one after the other, in the order in which they were asked for.
@MainActor
final class InboundLine {
    private var last: Task<Void, Never>?

    /// Does something when all that was asked for before is done.
    ///
    /// It is in line when this returns, whenever the task is awaited.
    func enqueue<Value: Sendable>(_ work: @escaping @MainActor () async -> Value) -> Task<Value, Never> {
        let previous = last
        let task = Task { @MainActor in
            await previous?.value
            return await work()
        }
        last = Task { _ = await task.value }
        return task
    }
}
