import CustomDump

/// The difference of two values, as readable text.
enum Difference {
    static let legend = "(Expected: -, actual: +)"

    /// The lines that differ, among those that don't; nil when there are none.
    ///
    /// A difference of texts of several lines comes in quotes, on lines of their own. They are left out.
    static func ofLines(_ expected: String, _ actual: String) -> String? {
        guard let difference = diff(expected, actual) else { return nil }
        return difference.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { $0.drop(while: \.isWhitespace) != "\"\"\"" }
            .joined(separator: "\n")
    }

    /// The lines that differ, of values of any type.
    static func of<Value>(_ expected: Value, _ actual: Value) -> String {
        diff(expected, actual) ?? "- \(expected)\n+ \(actual)"
    }

    /// Two short texts, one over the other.
    static func ofWords(_ expected: String, _ actual: String) -> String { "- \(expected)\n+ \(actual)" }

    static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
            .joined(separator: "\n")
    }
}
