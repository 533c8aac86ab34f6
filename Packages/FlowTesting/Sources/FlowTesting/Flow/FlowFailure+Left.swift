import FlowKit

extension FlowFailure {
    static func left<Schema>(_ left: Leftovers<Schema>, before next: String) -> String {
        """
        There is something to be asserted before '\(next)'.

        \(left.sections.map(\.text).joined(separator: "\n\n"))
        """
    }

    static func left<Schema>(_ left: Leftovers<Schema>, forgotten: Bool) -> String {
        let title =
            forgotten
            ? "The test ended without '\(left.wording.finish)', and there is something left."
            : "There is something left."
        return ([title] + left.sections.map(\.text)).joined(separator: "\n\n")
    }

    static func skipped<Schema>(_ left: Leftovers<Schema>) -> String {
        (["Passed over."] + left.sections.map(\.list)).joined(separator: "\n\n")
    }

    static func unexpected<Schema>(_ left: Leftovers<Schema>) -> String {
        """
        Nothing was expected to happen.

        \(left.sections.map(\.text).joined(separator: "\n\n"))
        """
    }
}
