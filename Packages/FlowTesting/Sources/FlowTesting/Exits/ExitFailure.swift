/// The texts of failures about exits.
enum ExitFailure {
    static func different<Exit>(_ expected: Exit, _ actual: Exit) -> String {
        """
        The next exit is not as expected.

        \(Difference.indented(Difference.of(expected, actual)))

        \(Difference.legend)
        """
    }

    static func nothing<Exit>(_ exit: Exit, afterWaiting hasWaited: Bool) -> String {
        """
        The exit \(RouteText.of(exit)) was expected, but none was taken.

        This usually means that the flow was made with another exit, or that it waits for something that the test must \
        provide\(hasWaited ? "" : " (await exits.receive(…) waits for it)").
        """
    }

    static func left<Exit>(_ exits: [Exit], _ title: String) -> String {
        """
        \(title)

        \(list(exits))

        Assert it with 'exits.expect(…)', in its order.
        """
    }

    static func skipped<Exit>(_ exits: [Exit]) -> String { "Passed over.\n\n\(list(exits))" }

    private static func list<Exit>(_ exits: [Exit]) -> String {
        let title = exits.count == 1 ? "1 exit was not asserted:" : "\(exits.count) exits were not asserted:"
        return "\(title)\n\n\(exits.map { "  - \(RouteText.of($0))" }.joined(separator: "\n"))"
    }
}
