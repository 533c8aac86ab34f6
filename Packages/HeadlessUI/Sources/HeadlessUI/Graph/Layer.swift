extension RenderNode {
    /// The distance from a node's content at which a modifier acts.
    ///
    /// SwiftUI's modifiers wrap one another in the order they are written; a box has padding inside its frame, its frame
    /// inside its background, and so on. A modifier that comes in this order styles the node it is applied to. Another
    /// modifier gets a `group` around the node.
    enum Layer: UInt8, Comparable {
        case none, padding, aspectRatio, frame, background, clip, border

        static func < (a: Layer, b: Layer) -> Bool { a.rawValue < b.rawValue }
    }

    /// The node that a modifier of the given layer is to style: this one, or a new one around it.
    func prepared(for layer: Layer, in inputs: _ViewInputs) -> RenderNode {
        if layer == .none { return self }
        if self.layer < layer {
            let node = unshared()
            node.layer = layer
            return node
        }
        let outer = grouped(in: inputs)
        outer.layer = layer
        return outer
    }

    /// Returns a group around this node, which has the node's traits for its container.
    func grouped(in inputs: _ViewInputs) -> RenderNode {
        let outer = RenderNode(.group, id: inputs.descend(.around(id)).node.uid)
        outer.children = [self]
        outer.traits = traits
        return outer
    }
}
