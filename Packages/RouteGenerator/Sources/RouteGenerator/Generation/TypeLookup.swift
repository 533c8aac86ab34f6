/// The types of routes' values of which one has to know whether a text can be made into them.
enum TypeLookup {
    /// Their names, as far as one name says which type is meant.
    static func names(in declarations: Declarations) -> Set<String> {
        var result: Set<String> = []
        for file in declarations.files {
            for route in file.routes where route.name == "\(file.file.module)Route" {
                for value in route.cases.flatMap(\.values) {
                    let type = ValueType(value.type)
                    let isName = type.name.utf8.allSatisfy(ByteClass.isName)
                    if isName, type.obstacle == nil, !known.contains(type.name) { result.insert(type.name) }
                }
            }
        }
        return result
    }

    private static let known: Set<String> = [
        "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String", "Substring", "UInt",
        "UInt16", "UInt32", "UInt64", "UInt8", "UUID",
    ]
}
