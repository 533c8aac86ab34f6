import Foundation
import RouteGenerator

/// The command that the build tool plugin runs: `route-generator --inputs FILE --output FILE`.
///
/// It exits with 0 if the code is written or current, and else with 1. The build prints its output.
@main
struct RouteGeneratorTool {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 5, arguments[1] == "--inputs", arguments[3] == "--output" else {
            print("Usage: route-generator --inputs FILE --output FILE")
            exit(1)
        }
        do {
            try Generation.run(GenerationInput(contentsOf: arguments[2]), output: arguments[4])
        } catch {
            print(error)
            exit(1)
        }
    }
}
