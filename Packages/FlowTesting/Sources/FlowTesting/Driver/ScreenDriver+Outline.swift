@_spi(Inspection) import HeadlessUI

extension ScreenDriver {
    /// The elements on the screen, as indented text.
    ///
    /// One line for each thing a person perceives: its kind, its label in quotes, its value, its state in
    /// parentheses, its accessibility identifier after `#`. Boxes that only arrange others have no line.
    public var outline: String { host.tree.outline }

    /// Compares what is on the screen with an outline, and shows the lines that differ.
    public func expectOutline(
        _ expected: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let actual = outline
        guard let difference = Difference.ofLines(expected, actual) else { return }
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        caller.fail(
            """
            The screen is not as expected.

            \(FailureText.indented(difference))

            (Expected: -, on the screen: +)

            If the screen is right, make this the expected outline:

            \(FailureText.indented(actual))
            """
        )
    }
}
