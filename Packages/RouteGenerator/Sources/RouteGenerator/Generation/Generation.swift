/// Makes the code of a target, from the list of its sources to the file.
public struct Generation {
    public enum Outcome: Hashable, Sendable {
        /// The file is new, or another than before.
        case written
        /// The file held the same already, and was not touched.
        case unchanged
        /// Nothing was written, for these reasons.
        case refused([Diagnostic])
    }

    private let input: GenerationInput
    private var loader: DeclarationLoader

    public init(_ input: GenerationInput, cachePath: String? = nil) {
        self.input = input
        loader = DeclarationLoader(cachePath: cachePath)
    }

    public var statistics: DeclarationLoader.Statistics { loader.statistics }

    /// Reads the sources, and writes the file unless it is right as it is.
    public mutating func run(output: String) throws(GenerationError) -> Outcome {
        let declarations = try loader.load(input.sources)
        let analysis = Analysis(declarations)
        guard let map = analysis.map else { return .refused(analysis.diagnostics) }
        guard !map.features.isEmpty else { throw .noScreen(target: input.target.module) }
        let known = input.target.imports.union([input.target.module])
        for module in ["DeepLink", "FlowKit"] + map.features.map(\.module) where !known.contains(module) {
            throw .missingDependency(module, target: input.target.module)
        }
        let hidden = VisibilityCheck(map, declarations, target: input.target.module).diagnostics
        guard hidden.isEmpty else { return .refused(hidden) }
        let code = GeneratedCode(map, declarations, for: input.target)
        return try Files.write(Array(code.text.utf8), to: output) ? .written : .unchanged
    }
}
