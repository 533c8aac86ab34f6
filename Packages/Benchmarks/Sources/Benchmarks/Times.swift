/// How long the rounds of one thing took.
struct Times {
    private var all: [Duration] = []
    private let clock = ContinuousClock()

    mutating func measure(_ body: () async throws -> Void) async rethrows {
        all.append(try await clock.measure(body))
    }

    /// The value in the middle, in microseconds; nil before anything was measured.
    var median: Double? { Self.median(all).map { $0 / .microseconds(1) } }

    /// The value in the middle; nil of nothing.
    static func median(_ times: [Duration]) -> Duration? {
        times.isEmpty ? nil : times.sorted()[times.count / 2]
    }
}
