/// How many rows fit into a transaction of a few milliseconds, learnt from those before.
///
/// While a transaction runs, nobody else can write: a tap on a heart waits for it.
struct BatchPace: Hashable, Sendable {
    /// What a transaction is to take.
    static let aim = Duration.milliseconds(3)
    static let sizes = 8...512

    private(set) var size = 32

    /// Learns from a transaction of so many rows.
    mutating func learn(_ rows: Int, took time: Duration) {
        guard rows > 0 else { return }
        let fitting = time > .zero ? Double(rows) * (Self.aim / time) : .infinity
        // In steps, so that one slow look at the disk does not decide.
        let next = min(max(fitting, Double(size) / 2), Double(size) * 2)
        size = Int(min(max(next, Double(Self.sizes.lowerBound)), Double(Self.sizes.upperBound)))
    }
}
