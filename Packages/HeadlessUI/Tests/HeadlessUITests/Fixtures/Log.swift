/// The events of a test in their order.
@MainActor
final class Log {
    private(set) var lines: [String] = []
    private let (changes, change) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    func add(_ line: String) {
        lines.append(line)
        change.yield()
    }

    /// Suspends until there are at least `count` lines, and returns all of them.
    func lines(count: Int) async -> [String] {
        if lines.count >= count { return lines }
        for await _ in changes where lines.count >= count { break }
        return lines
    }

    /// Suspends until the task is cancelled.
    static func untilCancelled() async {
        let (never, end) = AsyncStream<Void>.makeStream()
        for await _ in never {}
        end.finish()
    }
}
