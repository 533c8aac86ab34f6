/// Says in words which values a type accepts.
@usableFromInline
enum LinkExpectation {
    @usableFromInline
    static func of<Value>(_ type: Value.Type) -> String {
        switch type {
        case is any FixedWidthInteger.Type: "a whole number"
        case is any BinaryFloatingPoint.Type: "a number"
        case is Bool.Type: "true or false"
        default: "a valid \(name(of: type))"
        }
    }

    /// Lists the raw values of a type that knows all its cases.
    @usableFromInline
    static func ofRaw<Value: RawRepresentable>(_ type: Value.Type) -> String {
        guard let enumerable = type as? any CaseIterable.Type else { return of(type) }
        let names = rawValues(of: enumerable)
        return names.isEmpty ? of(type) : "one of " + names.joined(separator: ", ")
    }

    private static func rawValues<Cases: CaseIterable>(of type: Cases.Type) -> [String] {
        type.allCases.compactMap { ($0 as? any RawRepresentable).map { "\($0.rawValue)" } }
    }

    /// The type's name without its module, and without what stands for the file of a private type: `Product.ID`.
    private static func name(of type: Any.Type) -> String {
        String(reflecting: type).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
            .joined(separator: ".")
    }
}
