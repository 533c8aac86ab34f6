import RouteGenerator

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The command that the build tool plugin runs.
///
/// It exits with 0 if the code is written or current, with 1 if the declarations have errors, and with 2 for any other
/// failure.
@main
struct RouteGeneratorTool {
    private static let usage = """
        Usage: route-generator --inputs FILE --output FILE

          --inputs FILE    the list of sources: "target", "import" and "source" lines, with parts separated by tabs
          --output FILE    the file to write; it is unchanged if it has the same content already
        """

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 4, let inputs = value(of: "--inputs", in: arguments),
            let output = value(of: "--output", in: arguments)
        else {
            show(usage)
            exit(2)
        }
        do {
            let outcome = try Generation.run(GenerationInput(listAt: inputs), output: output)
            guard case .refused(let diagnostics) = outcome else { return }
            for diagnostic in diagnostics { show(diagnostic.description) }
            exit(1)
        } catch {
            show("\(error)")
            exit(2)
        }
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: option), index.isMultiple(of: 2) else { return nil }
        return arguments[index + 1]
    }

    /// Writes to standard error, without the global variable `stderr`, which isn't safe in Swift 6.
    private static func show(_ text: String) {
        let bytes = Array("\(text)\n".utf8)
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            start += count
        }
    }
}
