/// The durations of the rounds of a measurement.
struct Times {
    private var all: [Duration] = []
    private let clock = ContinuousClock()

    mutating func measure(_ body: () async throws -> Void) async rethrows {
        all.append(try await clock.measure(body))
    }

    /// The value in the middle, in microseconds; nil before anything was measured.
    var median: Double? { Self.median(all).map { $0 / .microseconds(1) } }

    /// The value that so much of all do not exceed, in microseconds: of 0.99, 99 of 100. Nil before anything was measured.
    func percentile(_ part: Double) -> Double? {
        guard !all.isEmpty else { return nil }
        let place = min(max(Int((Double(all.count) * part).rounded(.up)) - 1, 0), all.count - 1)
        return all.sorted()[place] / .microseconds(1)
    }

    mutating func add(_ time: Duration) { all.append(time) }

    /// The value in the middle; nil of nothing.
    static func median(_ times: [Duration]) -> Duration? {
        times.isEmpty ? nil : times.sorted()[times.count / 2]
    }
}
