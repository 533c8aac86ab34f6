/// The extent of assertions that a test requires.
public enum TestExhaustivity: Hashable, Sendable {
    /// All that happens is asserted, in its order.
    case on
    /// Assertions must hold; events that are not asserted are ignored. `showSkipped` lists them as
    /// warnings.
    case off(showSkipped: Bool)

    /// Events that are not asserted are ignored.
    public static var off: TestExhaustivity { .off(showSkipped: false) }

    var isOn: Bool { self == .on }
    var showsSkipped: Bool { self == .off(showSkipped: true) }
}
