/// How often a server that can't be reached is tried again.
public struct ProbeSchedule: Hashable, Sendable {
    /// The wait before the first try. Each further one is twice as long.
    public var first: Duration
    /// The longest wait: from then on all are as long.
    public var longest: Duration

    /// After a second, then two, four and so on up to 15 seconds, unless something else is asked for.
    public init(first: Duration = .seconds(1), longest: Duration = .seconds(15)) {
        self.first = first
        self.longest = longest
    }

    func delay(after delay: Duration) -> Duration { min(delay * 2, longest) }
}
