import NIOCore

extension StoreClock {
    /// Ends early, with an error, when the connection is gone: nobody waits any more.
    func sleep(_ time: Duration, while channel: any Channel) async throws {
        guard time > .zero else { return }
        let sleeping = Task { try await sleep(time) }
        channel.closeFuture.whenComplete { _ in sleeping.cancel() }
        try await withTaskCancellationHandler {
            try await sleeping.value
        } onCancel: {
            sleeping.cancel()
        }
    }
}
