/// The nodes that views rendered. Opaque, as SwiftUI's type of this name.
@MainActor
public struct _ViewOutputs {
    var nodes: [RenderNode] = []
}

extension _ViewInputs {
    /// The nodes of `content`, evaluated as the given part of this position.
    func nodes<Content: View>(of content: Content, as part: NodeKey.Part = .content) -> [RenderNode] {
        var inner = descend(.part(part))
        inner.isLazy = false
        inner.isListed = false
        var outputs = _ViewOutputs()
        content._render(in: inner, into: &outputs)
        return outputs.nodes
    }

    /// A node of this position, with the nodes of `content` below it.
    func node<Content: View>(_ kind: RenderNode.Kind, _ content: Content) -> RenderNode {
        let node = RenderNode(kind, id: self.node.uid)
        node.children = nodes(of: content)
        return node
    }

    /// A node of this position without children.
    func node(_ kind: RenderNode.Kind) -> RenderNode {
        RenderNode(kind, id: node.uid)
    }

    /// A node for the given part of this position.
    func node<Content: View>(_ kind: RenderNode.Kind, _ content: Content, as part: NodeKey.Part) -> RenderNode {
        descend(.part(part)).node(kind, content)
    }
}
