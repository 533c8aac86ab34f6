/// A type whose values are compared by a rule of its own.
@MainActor
protocol FieldComparable {
    func isSame(as other: Self, by fields: FieldComparison) -> Bool
}

/// Finds out whether the values stored in a view have changed, as SwiftUI does.
///
/// Objects are compared by identity, dynamic properties by their own rule, equatable values by `==`, closures by their
/// function and context, plain data by its bytes, and structures, tuples and enumerations by what they store. How values
/// of a type are compared is found once. What can't be compared counts as changed.
@MainActor
final class FieldComparison {
    private typealias Rule = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    private var rules: [ObjectIdentifier: Rule] = [:]

    func isSame<T>(_ one: T, _ other: T) -> Bool {
        let rule = rule(for: T.self)
        return withUnsafePointer(to: one) { one in
            withUnsafePointer(to: other) { other in rule(one, other) }
        }
    }

    /// Compares values whose types aren't known.
    func isSame(any one: Any, _ other: Any) -> Bool {
        func compare<T>(_ type: T.Type) -> Bool {
            guard let one = one as? T, let other = other as? T else { return false }
            return isSame(one, other)
        }
        let type = type(of: one)
        return type == Swift.type(of: other) && compare(type)
    }

    private func rule(for type: Any.Type) -> Rule {
        if let known = rules[ObjectIdentifier(type)] { return known }
        let rule = makeRule(for: type)
        rules[ObjectIdentifier(type)] = rule
        return rule
    }

    private func makeRule<T>(for type: T.Type) -> Rule {
        if let type = type as? any FieldComparable.Type { return ownRule(of: type) }
        if type is AnyClass { return Self.bytes(of: type) }
        if let type = type as? any Equatable.Type { return Self.equality(of: type) }
        switch TypeKind(of: type) {
        case _ where _isPOD(type), .function, .metatype, .existentialMetatype: return Self.bytes(of: type)
        case .structure, .tuple: return storedProperties(of: type)
        case .existential: return dynamicType(of: type)
        case .enumeration: return cases(of: type)
        default: return { _, _ in false }
        }
    }

    private static func bytes<T>(of type: T.Type) -> Rule {
        { one, other in
            let size = MemoryLayout<T>.size
            return UnsafeRawBufferPointer(start: one, count: size)
                .elementsEqual(UnsafeRawBufferPointer(start: other, count: size))
        }
    }

    private static func equality<T: Equatable>(of type: T.Type) -> Rule {
        { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
    }

    private func ownRule<T: FieldComparable>(of type: T.Type) -> Rule {
        { [unowned self] in
            $0.assumingMemoryBound(to: type).pointee.isSame(as: $1.assumingMemoryBound(to: type).pointee, by: self)
        }
    }

    private func storedProperties(of type: Any.Type) -> Rule {
        let properties = StoredProperty.all(of: type).map { property in
            // A weak or unowned property is stored as a reference to the object's side table, or to the object.
            (property.offset, property.isStrong ? rule(for: property.type) : Self.bytes(of: Int.self))
        }
        return { one, other in
            properties.allSatisfy { offset, rule in rule(one + offset, other + offset) }
        }
    }

    private func dynamicType<T>(of type: T.Type) -> Rule {
        { [unowned self] one, other in
            isSame(any: one.assumingMemoryBound(to: type).pointee, other.assumingMemoryBound(to: type).pointee)
        }
    }

    private func cases<T>(of type: T.Type) -> Rule {
        { [unowned self] one, other in
            let (one, other) = (one.assumingMemoryBound(to: type).pointee, other.assumingMemoryBound(to: type).pointee)
            guard enumCaseName(one) == enumCaseName(other) else { return false }
            let (values, others) = (Mirror(reflecting: one).children, Mirror(reflecting: other).children)
            return values.count == others.count
                && zip(values, others).allSatisfy { isSame(any: $0.value, $1.value) }
        }
    }
}

extension Optional: FieldComparable {
    func isSame(as other: Self, by fields: FieldComparison) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let one?, let other?): fields.isSame(one, other)
        default: false
        }
    }
}
