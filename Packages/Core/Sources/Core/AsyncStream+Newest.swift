extension AsyncStream where Element: Sendable {
    /// Creates a stream of the elements that a task yields. A slow reader skips to the newest element.
    ///
    /// - Parameter run: Yields the elements. It is cancelled when the reader stops, and the stream ends when it returns.
    static func newest(_ run: @escaping @Sendable (Continuation) async -> Void) -> AsyncStream {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let running = Task {
                await run(continuation)
                continuation.finish()
            }
            continuation.onTermination = { _ in running.cancel() }
        }
    }
}
