/// The state at one structural position: the storage of its dynamic properties, its appearance, and the
/// positions below.
@MainActor
final class GraphNode {
    let uid: Int
    var children: [NodeKey: GraphNode] = [:]
    /// Storage of the dynamic properties of a view, by their order.
    var slots: [AnyObject?] = []
    /// The state of primitive views, by its type.
    var memories: [ObjectIdentifier: AnyObject] = [:]
    var appearance: Appearance?
    /// The last evaluation of the body that belongs here.
    var evaluation: AnyEvaluation?
    /// The last walk in which the position existed.
    var walk = 0
    /// What the composite view made that belongs here.
    var kept: KeptOutputs?
    /// The last pass that took what was kept, and didn't go through the positions below.
    var keptPass = 0
    /// The last pass after which something changed that was read here or below.
    private(set) var changedPass = 0
    private(set) weak var parent: GraphNode?

    init(uid: Int, below parent: GraphNode? = nil) {
        self.uid = uid
        self.parent = parent
    }

    /// Notes that what was shown here in the given pass is out of date, and with it all that it is a part of.
    func noteChange(after pass: Int) {
        var node: GraphNode? = self
        while let here = node, here.changedPass < pass {
            here.changedPass = pass
            node = here.parent
        }
    }

    /// Ends the appearance of all views here: `onDisappear` runs, tasks are cancelled. Siblings disappear in the order
    /// in which they were made.
    func hide() {
        for child in children.values.sorted(by: { $0.uid < $1.uid }) { child.hide() }
        appearance?.hide()
    }

    /// Returns the position with the given key that is closest to this one; of several, the one that was made first.
    func position(of key: NodeKey) -> GraphNode? {
        var level = [self]
        while !level.isEmpty {
            if let found = level.lazy.compactMap({ $0.children[key] }).first { return found }
            level = level.flatMap { $0.children.values.sorted { $0.uid < $1.uid } }
        }
        return nil
    }

    /// Returns the position with the given identifier, here or below.
    func position(withUID uid: Int) -> GraphNode? {
        if self.uid == uid { return self }
        for child in children.values {
            if let found = child.position(withUID: uid) { return found }
        }
        return nil
    }

    /// The identifiers of this position and all positions below.
    var uids: Set<Int> { children.values.reduce([uid]) { $0.union($1.uids) } }

    /// Drops the positions that the pass did not reach, with their state, and passes each of them to `removed`.
    func sweep(pass: Int, walk: Int, removed: (GraphNode) -> Void) {
        if keptPass == pass { return }
        for (key, child) in children {
            if child.walk == walk {
                child.sweep(pass: pass, walk: walk, removed: removed)
            } else {
                children[key] = nil
                removed(child)
            }
        }
    }
}

/// The identity of a position in the view graph among its siblings.
enum NodeKey: Hashable {
    case index(Int)
    case branch(Bool)
    case type(ObjectIdentifier)
    case id(AnyHashable)
    case part(Part)
    /// A node that a modifier put around another one.
    case around(Int)

    /// The fixed parts that primitive views and modifiers are made of.
    enum Part: UInt8 {
        case content, modified, root, screen, toolbar, search, header, footer, label, valueLabel, options, icon, title
        case appearance, change, sheet, alert, dialog, actions, message, background, overlay, inset, menu, focus
        case swipeActions, tabItem, presented, row, refresh, preference
        /// The content of a modifier, or the label of a style: a view that the view around provides.
        case placed
    }
}

/// A weak reference to a position in the graph of a host, for invalidating it.
@MainActor
struct Place {
    private weak var host: ViewHost?
    private weak var node: GraphNode?

    init(host: ViewHost, node: GraphNode) {
        self.host = host
        self.node = node
    }

    /// Makes the host render the primitive views at this position again. No body is evaluated for that.
    func invalidate() {
        guard let host else { return }
        node?.noteChange(after: host.pass)
        host.invalidate()
    }

    /// Makes the host evaluate the body at this position again.
    func invalidateBody() {
        if let evaluation = node?.evaluation { evaluation.dependencies.invalidate() } else { invalidate() }
    }

    /// The evaluation that runs now, which depends on what is read.
    var running: Dependencies? { host?.running }

    /// Returns true if a value needs no evaluation after the other.
    func isSame<T>(_ one: T, _ other: T) -> Bool { host?.fields.isSame(one, other) ?? false }

    func report(_ issue: String) { host?.report(issue) }

    /// Makes the host scroll to the first view with an identity at this position or below.
    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        guard let host, let found = node?.position(of: .id(id)) else { return }
        let uids = found.uids
        if let shown = host.tree.first(where: { uids.contains($0.id) }) { host.onScroll?(shown, anchor) }
    }
}
