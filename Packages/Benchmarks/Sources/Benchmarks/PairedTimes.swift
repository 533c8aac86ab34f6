/// Times of two things that are measured in turns, so that a busy machine is busy for both.
struct PairedTimes {
    private var baselines: [Duration] = []
    private var measurements: [Duration] = []
    private let clock = ContinuousClock()

    mutating func baseline(_ body: () async throws -> Void) async rethrows {
        baselines.append(try await clock.measure(body))
    }

    mutating func measured(_ body: () async throws -> Void) async rethrows {
        measurements.append(try await clock.measure(body))
    }

    /// How many times the baseline the median is; nil before both were measured.
    var ratio: Double? {
        guard let baseline = Self.median(baselines), let measured = Self.median(measurements), baseline > .zero else {
            return nil
        }
        return measured / baseline
    }

    var summary: String {
        guard let baseline = Self.median(baselines), let measured = Self.median(measurements), let ratio else {
            return "not measured"
        }
        return "\(Self.text(measured)) against \(Self.text(baseline)): \(Self.hundredths(ratio)) times"
    }

    /// The value in the middle; nil of nothing.
    static func median(_ times: [Duration]) -> Duration? {
        times.isEmpty ? nil : times.sorted()[times.count / 2]
    }

    private static func text(_ time: Duration) -> String { "\(hundredths(time / .microseconds(1))) µs" }

    private static func hundredths(_ value: Double) -> String {
        let scaled = Int((value * 100).rounded())
        let fraction = String(scaled % 100)
        return "\(scaled / 100).\(fraction.count < 2 ? "0" + fraction : fraction)"
    }
}
