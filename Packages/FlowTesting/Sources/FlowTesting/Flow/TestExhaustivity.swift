/// Whether a test has to assert all that happens.
public enum TestExhaustivity: Hashable, Sendable {
    /// All that happens is asserted, in its order.
    case on
    /// What is asserted has to be true, what is not asserted is passed over. `showSkipped` says what that was, as
    /// warnings.
    case off(showSkipped: Bool)

    /// What is not asserted is passed over.
    public static var off: TestExhaustivity { .off(showSkipped: false) }

    var isOn: Bool { self == .on }
    var showsSkipped: Bool { self == .off(showSkipped: true) }
}
