import FlowKit

/// Remembers objects and tasks without keeping them, to tell later which of them are still there.
///
/// ## Topics
///
/// ### One by one
/// - ``track(_:_:)``
/// - ``track(task:name:)``
///
/// ### All of an object
/// - ``trackEverything(in:_:modules:depth:)``
@MainActor
public final class LeakTracker {
    private struct Tracked {
        let name: String
        weak var object: AnyObject?
    }
    private var tracked: [Tracked] = []
    private var tasks = TaskList()

    init() {}

    /// Remembers `object`, and returns it.
    @discardableResult
    public func track<Object: AnyObject>(_ object: Object, _ name: String? = nil) -> Object {
        add(object, name ?? "\(Object.self)")
        return object
    }

    /// Remembers a task. One that runs on keeps what it works with.
    @discardableResult
    public func track<Success: Sendable, Failure: Error>(
        task: Task<Success, Failure>, name: String
    ) -> Task<Success, Failure> {
        let id = tasks.add(name)
        Task { [weak self] in
            _ = await task.result
            self?.tasks.end(id)
        }
        return task
    }

    /// Remembers an object and all that it holds: the objects in its stored properties, in theirs, and so on. A failure
    /// names what is left by the path to it: "CheckoutFlowViewModel.watching".
    ///
    /// Call it when the object has done its work: what it makes later is not seen. Passed over are closures, which can't
    /// be looked into, and objects of other modules, like the services that a flow is given and that outlive it.
    /// Objects of the same module and of FlowKit count, unless other `modules` are named; subscriptions and tasks always
    /// do. A path has at most `depth` steps, and begins with the name, or with that of the object's type.
    @discardableResult
    public func trackEverything<Object: AnyObject>(
        in object: Object, _ name: String? = nil, modules: Set<String>? = nil, depth: Int = 6
    ) -> Object {
        let modules = modules ?? [ObjectWalk.module(of: type(of: object)), "FlowKit"]
        var walk = ObjectWalk(modules: modules, depth: depth)
        walk.visit(object, name ?? "\(type(of: object))")
        for found in walk.objects { add(found.object, found.path) }
        for found in walk.tasks { found.track(self, found.path) }
        return object
    }

    private func add(_ object: AnyObject, _ name: String) {
        if tracked.contains(where: { $0.object === object }) { return }
        tracked.append(Tracked(name: name, object: object))
    }

    /// The tracked objects and tasks that still exist, in the order of their tracking.
    var alive: [String] {
        tracked.filter { $0.object != nil }.map(\.name) + tasks.running.map { "the task \"\($0)\", which runs" }
    }
}

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
