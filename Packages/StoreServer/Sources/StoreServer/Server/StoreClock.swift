/// Time, as the store uses it. Tests put their own in.
struct StoreClock: Sendable {
    let sleep: @Sendable (Duration) async throws -> Void

    init<C: Clock>(_ clock: C) where C.Duration == Duration {
        sleep = { try await clock.sleep(for: $0) }
    }
}
