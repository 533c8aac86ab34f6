import FlowKit

/// Finds the objects that an object holds, by its stored properties.
@MainActor
struct ObjectWalk {
    struct Found {
        let path: String
        let object: AnyObject
    }
    struct FoundTask {
        let path: String
        let track: (LeakTracker, String) -> Void
    }

    let modules: Set<String>
    let depth: Int
    private(set) var objects: [Found] = []
    private(set) var tasks: [FoundTask] = []
    private var seen: Set<ObjectIdentifier> = []

    /// So that a long list does not take for ever.
    private static let widest = 100
    private static let most = 1_000

    init(modules: Set<String>, depth: Int) {
        self.modules = modules
        self.depth = depth
    }

    /// The module in which a type is declared.
    static func module(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

    mutating func visit(_ object: AnyObject, _ path: String) {
        guard objects.count < Self.most, seen.insert(ObjectIdentifier(object)).inserted else { return }
        objects.append(Found(path: path, object: object))
        descend(Mirror(reflecting: object), path, 0)
    }

    private mutating func descend(_ mirror: Mirror, _ path: String, _ length: Int) {
        guard length < depth else { return }
        for (index, child) in mirror.children.prefix(Self.widest).enumerated() {
            look(at: child.value, Self.step(from: path, child.label, index, mirror.displayStyle), length + 1)
        }
        if let parent = mirror.superclassMirror { descend(parent, path, length) }
    }

    private mutating func look(at value: Any, _ path: String, _ length: Int) {
        if let task = value as? Task<Void, Never> {
            return tasks.append(FoundTask(path: path) { $0.track(task: task, name: $1) })
        }
        if let task = value as? Task<Void, any Error> {
            return tasks.append(FoundTask(path: path) { $0.track(task: task, name: $1) })
        }
        let mirror = Mirror(reflecting: value)
        guard type(of: value) is AnyClass else { return descend(mirror, path, length) }
        let object = value as AnyObject
        let counts = object is AnyCancellable || modules.contains(Self.module(of: type(of: value)))
        guard counts, objects.count < Self.most, seen.insert(ObjectIdentifier(object)).inserted else { return }
        objects.append(Found(path: path, object: object))
        // An actor's state changes on other threads.
        if !(object is any Actor) { descend(mirror, path, length) }
    }

    /// Returns the path in source notation, without optionals and wrappers.
    private static func step(
        from path: String, _ label: String?, _ index: Int, _ style: Mirror.DisplayStyle?
    ) -> String {
        switch style {
        case .optional: path
        case .collection, .set, .dictionary: "\(path)[\(index)]"
        default:
            switch label {
            case let label? where label.hasPrefix("$__lazy_storage_$_"): "\(path).\(label.dropFirst(18))"
            case let label? where label.hasPrefix("_"): "\(path).\(label.dropFirst())"
            case let label?: "\(path).\(label)"
            case nil: path
            }
        }
    }
}
