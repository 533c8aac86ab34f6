/// The position in the graph at which a view is evaluated, and its environment. Opaque, as SwiftUI's type of this name.
@MainActor
public struct _ViewInputs {
    private(set) var node: GraphNode
    private var surroundings: Surroundings
    /// False on screens that another screen covers.
    var isVisible: Bool
    /// True if the views evaluated here are rows of a lazy container in `window`.
    var isLazy = false
    /// True if sections at this position are sections of a list.
    var isListed = false
    /// True if a row of `ForEach` without a tag is tagged with its ID, as an option of a picker is.
    var tagsRows = false
    /// The ID of the row of `ForEach` that a container's child is; its tag, unless it has one of its own.
    var rowID: AnyHashable?
    /// The row beyond the first screenful that this is a part of.
    var row: LazyRow?
    /// The number of rows in the nearest scroll view that come before the views evaluated here.
    var firstRow = 0

    init(host: ViewHost, node: GraphNode, environment: EnvironmentValues, isVisible: Bool = true) {
        self.node = node
        surroundings = Surroundings(host: host, environment: environment)
        self.isVisible = isVisible
    }

    var host: ViewHost { surroundings.host }

    var environment: EnvironmentValues {
        get { surroundings.environment }
        set { change { $0.environment = newValue } }
    }

    /// The rows shown by the nearest scroll view, if there is one.
    var window: RowWindow? {
        get { surroundings.window }
        set { change { $0.window = newValue } }
    }

    /// The row that the nearest scroll view is a part of.
    var rowOutside: LazyRow? {
        get { surroundings.rowOutside }
        set { change { $0.rowOutside = newValue } }
    }

    /// The position of the sheet or cover that the views evaluated here are in, and present from; 0 is the window.
    var presenter: Int {
        get { surroundings.presenter }
        set { change { $0.presenter = newValue } }
    }

    private mutating func change(_ change: (Surroundings) -> Void) {
        if !isKnownUniquelyReferenced(&surroundings) { surroundings = Surroundings(surroundings) }
        change(surroundings)
    }

    func descend(_ key: NodeKey) -> _ViewInputs {
        descend(to: child(key))
    }

    /// As `descend(_:)`, or nil where this pass has been before.
    func descend(_ key: NodeKey, unlessVisited: Bool) -> _ViewInputs? {
        let child = child(key)
        return child.walk == host.walk ? nil : descend(to: child)
    }

    /// The position to invalidate when the views at this position are out of date.
    var place: Place { Place(host: host, node: node) }

    /// Returns the state of a primitive view at this position, created on the first visit. A primitive view shares the
    /// position of the view whose body it is, so each type has a state of its own.
    func memory<T: AnyObject>(make: () -> T) -> T {
        if let found = node.memories[ObjectIdentifier(T.self)] as? T { return found }
        let made = make()
        node.memories[ObjectIdentifier(T.self)] = made
        return made
    }

    /// Storage of the property with the given number of the view at this position, made on the first visit.
    func slot<T: AnyObject>(_ index: Int, make: () -> T) -> T {
        while node.slots.count <= index { node.slots.append(nil) }
        if let found = node.slots[index] as? T { return found }
        let made = make()
        node.slots[index] = made
        return made
    }

    private func child(_ key: NodeKey) -> GraphNode {
        if let existing = node.children[key] { return existing }
        let made = GraphNode(uid: host.nextUID(), below: node)
        node.children[key] = made
        return made
    }

    private func descend(to child: GraphNode) -> _ViewInputs {
        child.walk = host.walk
        var inputs = self
        inputs.node = child
        return inputs
    }
}

/// The inputs that rarely change from a view to its content, behind one reference.
@MainActor
final class Surroundings {
    let host: ViewHost
    var environment: EnvironmentValues
    var window: RowWindow?
    var rowOutside: LazyRow?
    var presenter = 0

    init(host: ViewHost, environment: EnvironmentValues) {
        self.host = host
        self.environment = environment
    }

    init(_ other: Surroundings) {
        host = other.host
        environment = other.environment
        window = other.window
        rowOutside = other.rowOutside
        presenter = other.presenter
    }
}
