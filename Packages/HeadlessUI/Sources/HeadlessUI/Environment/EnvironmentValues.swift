/// A name for a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// What views are told by the views around them.
public struct EnvironmentValues {
    // One reference, because each position in the graph holds a copy.
    private final class Storage {
        var values: [ObjectIdentifier: Any] = [:]
        var objects: [ObjectIdentifier: AnyObject] = [:]

        init() {}

        init(_ other: Storage) {
            values = other.values
            objects = other.objects
        }
    }
    private var storage = Storage()

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { own().values[ObjectIdentifier(key)] = newValue }
    }

    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        storage.objects[ObjectIdentifier(type)] as? Object
    }

    mutating func set<Object: AnyObject>(_ object: Object) {
        own().objects[ObjectIdentifier(Object.self)] = object
    }

    private mutating func own() -> Storage {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
        return storage
    }
}
