/// How types are called in a file that imports several modules.
struct TypeNames {
    /// The modules that declare a type of this name.
    private var modules: [String: Set<String>] = [:]

    init(_ declarations: Declarations) {
        for file in declarations.files {
            for type in file.types where type.kind != .extension && !type.name.contains(".") {
                modules[type.name, default: []].insert(file.file.module)
            }
        }
    }

    /// The type's name; with its module where others have a type of this name too.
    func name(_ type: String, of module: String) -> String {
        let outermost = String(type.prefix { $0 != "." })
        guard let owners = modules[outermost], owners.subtracting([module]) != [] else { return type }
        // Where a type has the name of its module, a dot would look for a member of the type.
        return modules[module] == nil ? "\(module).\(type)" : "\(module)::\(type)"
    }
}
