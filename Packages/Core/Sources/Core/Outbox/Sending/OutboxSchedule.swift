import Model

/// When a change is sent again that could not be sent, or that was not answered.
struct OutboxSchedule: Hashable, Sendable {
    /// About how long to wait after the first attempt. Each further wait is twice as long.
    var first: Duration = .seconds(1)
    /// The longest wait that is not the server's wish.
    var longest: Duration = .seconds(300)
    /// The longest wish of a server that is heeded: one that is a mistake must not keep the changes here for good.
    var longestWish: Duration = .seconds(3600)

    /// How long to wait after so many attempts, drawn from the upper half of the range, so that many devices that failed
    /// together do not come back together.
    func delay(
        after attempts: Int, wish: Duration?, using generator: inout some RandomNumberGenerator
    ) -> Duration {
        let doublings = min(max(attempts - 1, 0), 20)
        let backoff = min(first * (1 << doublings), longest)
        let drawn = backoff * Double.random(in: 0.5...1, using: &generator)
        return max(drawn, min(wish ?? .zero, longestWish))
    }
}
