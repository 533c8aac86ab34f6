public import Foundation

/// Views below one another.
public struct VStack<Content>: View where Content: View {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public typealias Body = Never

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.vstack, content, into: &outputs)
        node.style.horizontalAlignment = alignment
        node.style.spacing = spacing
        outputs.nodes.append(node)
    }
}

/// Views beside one another.
public struct HStack<Content>: View where Content: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public typealias Body = Never

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.hstack, content, into: &outputs)
        node.style.verticalAlignment = alignment
        node.style.spacing = spacing
        outputs.nodes.append(node)
    }
}

/// Views in front of one another.
public struct ZStack<Content>: View where Content: View {
    let alignment: Alignment
    let content: Content

    public typealias Body = Never

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.zstack, content, into: &outputs)
        node.style.horizontalAlignment = alignment.horizontal
        node.style.verticalAlignment = alignment.vertical
        outputs.nodes.append(node)
    }
}
