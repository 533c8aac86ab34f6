/// What the tool is told on its command line.
struct ToolArguments {
    var inputs: String
    var output: String
    var cache: String?
    var showsStatistics = false

    static let usage = """
        Usage: route-generator --inputs FILE --output FILE [--cache FILE] [--statistics]

          --inputs FILE    the list of sources: "target", "import" and "source" lines, parts separated by tabs
          --output FILE    where to write the code; the file is left alone when it holds the same already
          --cache FILE     where to keep what was found, so that files that have not changed are not read again
          --statistics     print how many files were read
        """

    /// - Throws: ``UsageError`` for what is missing or superfluous.
    init(_ arguments: some Sequence<String>) throws(UsageError) {
        var values: [String: String] = [:]
        var rest = Array(arguments)[...]
        while let name = rest.popFirst() {
            switch name {
            case "--statistics": showsStatistics = true
            case "--inputs", "--output", "--cache":
                guard let value = rest.popFirst() else { throw UsageError("\(name) needs a file") }
                values[name] = value
            default: throw UsageError("there is no \(name)")
            }
        }
        guard let inputs = values["--inputs"] else { throw UsageError("--inputs is missing") }
        guard let output = values["--output"] else { throw UsageError("--output is missing") }
        self.inputs = inputs
        self.output = output
        cache = values["--cache"]
    }
}

/// A command line that can't be followed.
struct UsageError: Error, CustomStringConvertible {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    var description: String { "error: \(reason).\n\n\(ToolArguments.usage)" }
}
