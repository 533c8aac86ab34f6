import CustomDump
public import Testing

// Failures are attributed to the call in the test.
@_spi(Reporting)
extension SourceLocation {
    public func fail(_ message: String) { Issue.record(Comment(rawValue: message), sourceLocation: self) }

    /// Adds a warning to a test that passes.
    public func warn(_ message: String) {
        #if compiler(>=6.3)
            Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: self)
        #else
            // Issues of Swift 6.2 have no severity.
            print("\(self): warning: \(message)")
        #endif
    }

    /// Fails with the difference of two values, unless they are equal.
    public func expectNoDifference<Value: Equatable>(_ expected: Value, _ actual: Value, _ message: String) {
        guard let difference = difference(expected, actual) else { return }
        fail("\(message) (expected: -, actual: +):\n\n\(difference.indented)")
    }
}

/// Returns the difference of two values as text. `nil` if they are equal.
@_spi(Reporting)
public func difference<Value: Equatable>(_ expected: Value, _ actual: Value) -> String? {
    expected == actual ? nil : diff(expected, actual) ?? "- \(expected)\n+ \(actual)"
}

@_spi(Reporting)
extension String {
    /// The text with each line indented.
    public var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
            .joined(separator: "\n")
    }
}

@_spi(Reporting)
extension [String] {
    /// The texts as a list, for failures.
    public var bulleted: String { map { "  - \($0.replacing("\n", with: "\n    "))" }.joined(separator: "\n") }
}
