/// What code is to be made of: a target, and the sources of all modules whose screens it can show.
public struct GenerationInput: Hashable, Sendable {
    public var target: GenerationTarget
    public var sources: [SourceFile]

    public init(target: GenerationTarget, sources: [SourceFile]) {
        self.target = target
        self.sources = sources
    }

    /// Reads a list as the plugin writes it. One line for each thing, its parts separated by tabs:
    ///
    /// ```
    /// target  AppFeature
    /// import  SharedUI
    /// source  Home  /sources/HomeViewModel.swift
    /// ```
    public init(list: String) throws(GenerationError) {
        var module: String?
        var imports: Set<String> = []
        var sources: [SourceFile] = []
        for (number, line) in list.split(separator: "\n").enumerated() {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            switch (parts.first, parts.count) {
            case ("target", 2): module = parts[1]
            case ("import", 2): imports.insert(parts[1])
            case ("source", 3): sources.append(SourceFile(module: parts[1], path: parts[2]))
            default: throw .malformedList(line: number + 1, String(line))
            }
        }
        guard let module else { throw .noTarget }
        self.init(target: GenerationTarget(module: module, imports: imports), sources: sources)
    }

    /// Reads the list in a file.
    public init(listAt path: String) throws(GenerationError) {
        try self.init(list: String(decoding: try Files.read(path), as: UTF8.self))
    }

    /// The list that is read by ``init(list:)``.
    public var list: String {
        let lines = ["target\t\(target.module)"] + target.imports.sorted().map { "import\t\($0)" }
        return (lines + sources.map { "source\t\($0.module)\t\($0.path)" }).map { "\($0)\n" }.joined()
    }
}
