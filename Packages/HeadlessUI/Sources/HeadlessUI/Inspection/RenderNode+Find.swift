@_spi(Inspection)
extension RenderNode {
    /// All nodes that a person can reach and for which the condition holds, depth first: nothing on covered screens,
    /// nothing behind a sheet or an alert.
    public func all(where matches: (RenderNode) -> Bool) -> [RenderNode] {
        var found: [RenderNode] = []
        visit { if matches($0) { found.append($0) } }
        return found
    }

    public func all(_ kind: Kind) -> [RenderNode] { all { $0.kind == kind } }

    /// The first node for which the condition holds, depth first.
    public func first(where matches: (RenderNode) -> Bool) -> RenderNode? {
        if isCovered || isBlocked { return nil }
        if matches(self) { return self }
        for child in children {
            if let found = child.first(where: matches) { return found }
        }
        return nil
    }

    /// The node of this id, if a person can reach it. O(*n*) in the size of the tree, of which kept views count as one
    /// each.
    public func first(id: Int) -> RenderNode? {
        if isCovered || isBlocked { return nil }
        if let ids, !ids.contains(id) { return nil }
        if self.id == id { return self }
        for child in children {
            if let found = child.first(id: id) { return found }
        }
        return nil
    }

    public func first(_ kind: Kind, _ label: String? = nil) -> RenderNode? {
        first { $0.kind == kind && (label == nil || $0.label == label) }
    }

    public func first(identifier: String) -> RenderNode? { first { $0.identifier == identifier } }

    public func button(_ label: String) -> RenderNode? { first(.button, label) }

    /// The visible screen: the top of the stack in front.
    public var frontScreen: RenderNode? {
        guard kind.canHoldScreens else { return nil }
        for child in children.reversed() where !child.isCovered {
            if let screen = child.frontScreen { return screen }
        }
        return kind == .screen ? self : nil
    }

    /// All texts, in reading order.
    public var texts: [String] { all(.text).compactMap(\.text) }

    /// The smallest and the largest id from here down.
    func idsBelow() -> ClosedRange<Int> {
        children.reduce(id...id) { range, child in
            let ids = child.ids ?? child.idsBelow()
            return min(range.lowerBound, ids.lowerBound)...max(range.upperBound, ids.upperBound)
        }
    }

    private func visit(_ body: (RenderNode) -> Void) {
        if isCovered || isBlocked { return }
        body(self)
        for child in children { child.visit(body) }
    }
}
