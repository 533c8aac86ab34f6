/// The spelling of types in a file that imports several modules.
struct TypeNames {
    /// The modules that declare a type, by the type's name.
    private var modules: [String: Set<String>] = [:]

    init(_ files: [FileDeclarations]) {
        for file in files {
            for type in file.types where type.kind != .extension && !type.name.contains(".") {
                modules[type.name, default: []].insert(file.module)
            }
        }
    }

    /// Returns the name of a type, preceded by its module if other modules have a type with the same name.
    func name(_ type: String, of module: String) -> String {
        isShared(type, by: module) ? "\(module).\(type)" : type
    }

    func viewModel(_ screen: AppMap.Screen) -> String { name(screen.viewModel, of: screen.module) }

    /// Reports view models whose name another module has too, and whose module can't be named.
    ///
    /// If a visible type has the name of the module, `Module.Type` is a member of that type. Only Swift 6.3 can name
    /// the module then.
    func check(_ map: AppMap, for target: String, _ diagnostics: DiagnosticCollector) {
        let visible = Set(map.features.map(\.module)).union([target])
        for screen in map.screens where isShared(screen.viewModel, by: screen.module) {
            guard let owner = modules[screen.module]?.intersection(visible).min() else { continue }
            diagnostics.error(
                "\(screen.viewModel) is also a type of another module, and \(screen.module).\(screen.viewModel) is a member "
                    + "of the type \(screen.module) in \(owner). Rename the view model.",
                at: screen.location)
        }
    }

    private func isShared(_ type: String, by module: String) -> Bool {
        let outermost = String(type.prefix { $0 != "." })
        return modules[outermost].map { !$0.subtracting([module]).isEmpty } ?? false
    }
}
