public import Foundation

/// Views behind, in front of, or at an edge of a view, which do not change where it is.
private struct Layered<Content: View, Extra: View>: View, TraitReading {
    let content: Content
    let extra: Extra
    let kind: RenderNode.Kind
    let part: NodeKey.Part
    let style: @MainActor (inout RenderStyle) -> Void

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let start = outputs.nodes.count
        content._render(in: inputs.descend(.part(.modified)), into: &outputs)
        for index in start..<outputs.nodes.count {
            let inner = outputs.nodes[index]
            let node = inputs.descend(.around(inner.id)).node(kind, extra, as: part, into: &outputs)
            style(&node.style)
            let group = inner.grouped(in: inputs)
            if kind == .background { group.children.insert(node, at: 0) } else { group.children.append(node) }
            outputs.nodes[index] = group
        }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.modified)).readTraits(of: content, into: &reader)
    }
}

extension View {
    public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View {
        Layered(content: self, extra: content(), kind: .background, part: .background) { $0.align(alignment) }
    }

    public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View {
        Layered(content: self, extra: content(), kind: .overlay, part: .overlay) { $0.align(alignment) }
    }

    @_disfavoredOverload
    public func overlay<V>(_ overlay: V, alignment: Alignment = .center) -> some View where V: View {
        self.overlay(alignment: alignment) { overlay }
    }

    @_disfavoredOverload
    public func background<V>(_ background: V, alignment: Alignment = .center) -> some View where V: View {
        self.background(alignment: alignment) { background }
    }

    public func safeAreaInset<V>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        Layered(content: self, extra: content(), kind: .safeAreaInset, part: .inset) { style in
            style.edge = edge == .top ? .top : .bottom
            style.horizontalAlignment = alignment
            style.spacing = spacing
        }
    }

    public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View {
        Layered(content: self, extra: menuItems(), kind: .contextMenu, part: .menu) { _ in }
    }
}

extension RenderStyle {
    fileprivate mutating func align(_ alignment: Alignment) {
        horizontalAlignment = alignment.horizontal
        verticalAlignment = alignment.vertical
    }
}
