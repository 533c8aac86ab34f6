/// A stored property of a type, or an element of a tuple.
struct StoredProperty {
    let name: String
    let offset: Int
    let type: Any.Type
    /// False if the property is `weak` or `unowned`.
    let isStrong: Bool

    /// The stored properties of a structure or tuple, in their order, from the runtime's reflection.
    static func all(of type: Any.Type) -> [StoredProperty] {
        if type is AnyClass { return [] }
        return (0..<fieldCount(of: type)).map { index in
            var metadata = FieldMetadata()
            let field = fieldType(of: type, at: index, &metadata)
            let name = metadata.name.map { String(cString: $0) } ?? ""
            metadata.free?(metadata.name)
            return StoredProperty(
                name: name, offset: fieldOffset(of: type, at: index), type: field, isStrong: metadata.isStrong)
        }
    }
}

/// The kinds of types that the runtime tells apart.
enum TypeKind: UInt {
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case metatype = 0x304
    case existentialMetatype = 0x306

    /// The kind of a type, from the first word of its metadata. The numbers are part of the ABI: see `MetadataKind.def`
    /// in Swift's sources. `nil` for classes and others.
    init?(of type: Any.Type) {
        self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
    }
}

// The functions that the standard library's `_forEachField` and `Mirror` call. They are SPI, which Apple's SDKs leave
// out; these are exported by the runtime on every platform.

/// The runtime's description of a field, as it is laid out in C.
private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
    of type: Any.Type, at index: Int, _ metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(of type: Any.Type, at index: Int) -> Int

/// The name of an enumeration's case.
@_silgen_name("swift_EnumCaseName")
func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?
