import RouteGenerator

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Makes the code of a target's routes. The plugin runs it as a part of the build.
///
/// It ends with 0 when the code is there, with 1 when the declarations are wrong, and with 2 when it could not work.
@main
struct RouteGeneratorTool {
    static func main() {
        do {
            exit(try run(ToolArguments(CommandLine.arguments.dropFirst())))
        } catch {
            show("\(error)")
            exit(2)
        }
    }

    private static func run(_ arguments: ToolArguments) throws -> Int32 {
        var generation = Generation(
            try GenerationInput(listAt: arguments.inputs), cachePath: arguments.cache)
        let outcome = try generation.run(output: arguments.output)
        if case .refused(let diagnostics) = outcome {
            for diagnostic in diagnostics { show(diagnostic.description) }
            return 1
        }
        if arguments.showsStatistics {
            let numbers = generation.statistics
            print(
                "\(numbers.files) files: \(numbers.known) known, \(numbers.passedOver) passed over, "
                    + "\(numbers.scanned) scanned; the code is \(outcome == .written ? "written" : "as before")")
        }
        return 0
    }

    private static func show(_ text: String) {
        // Not `stderr`: that is a variable, which any thread could change.
        let bytes = Array("\(text)\n".utf8)
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            start += count
        }
    }
}
