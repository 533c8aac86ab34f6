/// Says which view models the target that shows their screens can't see.
struct VisibilityCheck {
    private struct Key: Hashable {
        var module: String
        var type: String
    }

    private let map: AppMap
    private let target: String
    private var types: [Key: (type: TypeDeclaration, file: String)] = [:]

    init(_ map: AppMap, _ declarations: Declarations, target: String) {
        self.map = map
        self.target = target
        for file in declarations.files where file.file.module != target {
            for type in file.types where type.kind != .extension && type.name.hasSuffix("ViewModel") {
                types[Key(module: file.file.module, type: type.name)] = (type, file.file.path)
            }
        }
    }

    /// What is wrong, as it stands in the sources.
    var diagnostics: [Diagnostic] {
        var findings = Findings()
        for screen in map.screens {
            // A type inside of another one can get its visibility from there.
            guard !screen.viewModel.contains("."),
                let (type, file) = types[Key(module: screen.module, type: screen.viewModel)],
                !["open", "package", "public"].contains(type.access)
            else { continue }
            findings.error(
                "\(type.name) is not public, so \(target) can't see it. Write: public \(type.kind) \(type.name).",
                at: SourcePlace(file, type.position))
        }
        return findings.sorted
    }
}
