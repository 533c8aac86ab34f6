/// What views made: their nodes, and what they said to the views around them. Opaque, as SwiftUI's type of this name.
@MainActor
public struct _ViewOutputs {
    var nodes: [RenderNode] = []
    /// What the views said to the screen that they are on.
    var screen = Screen()
    var preferences = Preferences()
    /// The sheets, alerts and dialogs that the views present, from the back to the front.
    var presentations: [Presentation] = []
    /// The rows of lazy containers in the views, without those that are nodes here.
    var rows = 0
    /// A Boolean value that indicates whether the views depend on the number of rows before them.
    var hasRows = false
    /// The views of the modifiers and styles around that were placed here.
    var placed: [ObjectIdentifier] = []

    /// Adds what the content of a container said. Its nodes are the container's.
    mutating func take(_ content: _ViewOutputs) {
        screen.add(content.screen)
        preferences.add(content.preferences)
        presentations += content.presentations
        rows += content.rows
        hasRows = hasRows || content.hasRows
        placed += content.placed
    }

    mutating func append(_ later: _ViewOutputs) {
        nodes += later.nodes
        take(later)
    }
}

extension _ViewInputs {
    /// The nodes of `content`, evaluated as the given part of this position.
    func nodes<Content: View>(
        of content: Content, as part: NodeKey.Part = .content, into outputs: inout _ViewOutputs
    ) -> [RenderNode] {
        var inner = descend(.part(part))
        inner.firstRow = firstRow(after: outputs)
        inner.isLazy = false
        inner.isListed = false
        inner.tagsRows = part == .options
        var inside = _ViewOutputs()
        content._render(in: inner, into: &inside)
        outputs.take(inside)
        return inside.nodes
    }

    /// The nodes of a label that says nothing to the views around it.
    func nodes<Content: View>(ofLabel label: Content, as part: NodeKey.Part) -> [RenderNode] {
        var outputs = _ViewOutputs()
        return nodes(of: label, as: part, into: &outputs)
    }

    /// A node of this position, with the nodes of `content` below it.
    func node<Content: View>(
        _ kind: RenderNode.Kind, _ content: Content, into outputs: inout _ViewOutputs
    ) -> RenderNode {
        let node = RenderNode(kind, id: self.node.uid)
        node.children = nodes(of: content, into: &outputs)
        return node
    }

    /// A node of this position without children.
    func node(_ kind: RenderNode.Kind) -> RenderNode {
        RenderNode(kind, id: node.uid)
    }

    /// A node for the given part of this position.
    func node<Content: View>(
        _ kind: RenderNode.Kind, _ content: Content, as part: NodeKey.Part, into outputs: inout _ViewOutputs
    ) -> RenderNode {
        descend(.part(part)).node(kind, content, into: &outputs)
    }
}

/// A view that only stands for the views in it.
@MainActor
protocol ViewList {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void)
}

extension _ViewInputs {
    /// Calls `body` for each view that `view` stands for, with the place it is evaluated at.
    func forEachView(of view: any View, _ body: (any View, _ViewInputs) -> Void) {
        if let list = view as? any ViewList { list.forEachView(in: self, body) } else { body(view, self) }
    }
}

extension EmptyView: ViewList {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void) {}
}

extension TupleView: ViewList {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void) {
        for (index, child) in children.enumerated() { inputs.descend(.index(index)).forEachView(of: child, body) }
    }
}

extension Group: ViewList where Content: View {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void) {
        inputs.forEachView(of: content, body)
    }
}

extension Optional: ViewList where Wrapped: View {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void) {
        if let self { inputs.descend(.branch(true)).forEachView(of: self, body) }
    }
}

extension _ConditionalContent: ViewList where TrueContent: View, FalseContent: View {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void) {
        switch storage {
        case .trueContent(let view): inputs.descend(.branch(true)).forEachView(of: view, body)
        case .falseContent(let view): inputs.descend(.branch(false)).forEachView(of: view, body)
        }
    }
}

extension ForEach: ViewList where Content: View {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void) {
        for (index, element) in data.enumerated() {
            let id = AnyHashable(id(element))
            var place = inputs.descend(.id(id), unlessVisited: true) ?? inputs.descendToDuplicate(of: id, at: index)
            place.rowID = id
            place.forEachView(of: place.content(of: element, content), body)
        }
    }
}

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
        // A picker or stepper draws a box, which doesn't grow with its padding.
        let isOutside = layer == .padding && (kind == .picker || kind == .stepper)
        if self.layer < layer, !isOutside {
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
