/// What is remembered at one structural position: the storage of its dynamic properties, whether it was shown, and the
/// positions below.
@MainActor
final class GraphNode {
    let uid: Int
    var children: [NodeKey: GraphNode] = [:]
    /// Storage of the dynamic properties of a view, by their order.
    var slots: [AnyObject?] = []
    /// What primitive views keep, by its type.
    var memories: [ObjectIdentifier: AnyObject] = [:]
    var appearance: Appearance?
    /// The last pass in which the position existed.
    var pass = 0
    /// The last pass in which the position and all below it were kept without being evaluated.
    var keptPass = 0

    init(uid: Int) { self.uid = uid }

    /// Ends the appearance of all that is here: `onDisappear` runs, tasks are cancelled.
    func hide() {
        for child in children.values { child.hide() }
        appearance?.hide()
    }

    /// Drops what the pass did not reach, with its state.
    func sweep(pass: Int) {
        if keptPass == pass { return }
        for (key, child) in children {
            if child.pass == pass {
                child.sweep(pass: pass)
            } else {
                children[key] = nil
                child.hide()
            }
        }
    }
}
