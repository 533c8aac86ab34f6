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
