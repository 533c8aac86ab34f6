import RouteGenerator

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The command that the build tool plugin runs: `route-generator --inputs FILE --output FILE`.
///
/// It exits with 0 if the code is written or current, with 1 if the declarations have errors, and with 2 for any other
/// failure. The build prints its output.
@main
struct RouteGeneratorTool {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 5, arguments[1] == "--inputs", arguments[3] == "--output" else {
            print("Usage: route-generator --inputs FILE --output FILE")
            exit(2)
        }
        do {
            let outcome = try Generation.run(GenerationInput(listAt: arguments[2]), output: arguments[4])
            guard case .refused(let diagnostics) = outcome else { return }
            for diagnostic in diagnostics { print(diagnostic) }
            exit(1)
        } catch {
            print(error)
            exit(2)
        }
    }
}
