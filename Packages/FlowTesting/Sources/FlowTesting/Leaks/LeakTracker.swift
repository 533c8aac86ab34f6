/// Remembers objects without keeping them, to tell later which of them are still alive.
@MainActor
public final class LeakTracker {
    private struct Tracked {
        let name: String
        let isAlive: () -> Bool
    }
    private var tracked: [Tracked] = []

    init() {}

    /// Remembers `object`, and returns it.
    @discardableResult
    public func track<Object: AnyObject>(_ object: Object, _ name: String? = nil) -> Object {
        let name = name ?? "\(Object.self)"
        tracked.append(Tracked(name: name) { [weak object] in object != nil })
        return object
    }

    var alive: [String] { tracked.filter { $0.isAlive() }.map(\.name) }
}
