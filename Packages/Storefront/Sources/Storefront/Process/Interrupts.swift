#if Headless || !canImport(SwiftUI)
    import Foundation
    import UnixSignals

    /// Control-C and the termination signal.
    enum Interrupts {
        /// Runs until the body ends. The first interrupt cancels the body and waits until it has cleaned up; a second one
        /// ends the process at once.
        static func untilInterrupted(_ body: @escaping @Sendable () async throws -> Void) async throws {
            let interrupts = await UnixSignalsSequence(trapping: .sigint, .sigterm)
            try await withThrowingTaskGroup(of: Bool.self) { group in
                group.addTask {
                    try await body()
                    return false
                }
                group.addTask {
                    for await _ in interrupts { return true }
                    return false
                }
                defer { group.cancelAll() }
                guard try await group.next() == true else { return }
                signal(SIGINT, SIG_DFL)
                signal(SIGTERM, SIG_DFL)
                group.cancelAll()
                do {
                    _ = try await group.next()
                } catch is CancellationError {
                    return
                }
            }
        }
    }
#endif
