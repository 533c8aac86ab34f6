@_spi(Inspection) import HeadlessUI

extension RenderPass {
    /// A list: rows that belong together in one `ul`, sections with their headers around theirs.
    func list(_ node: RenderNode) -> Box {
        let isPlain = node.kind == .list && [.plain, .inset, .sidebar].contains(node.style.list ?? .automatic)
        let content = rows(node, node.children) + more(node)
        let classes = self.classes(node, isPlain ? "list plain" : "list", isWide: true)
        return Box(
            element: Element(
                id(node), .div, [classes] + accessibility(node).filter { $0.name == .dataTestID },
                .elements(content)),
            isWide: true, hasControls: true)
    }

    /// Consecutive rows as lists, everything else as it is.
    private func rows(_ owner: RenderNode, _ children: [RenderNode]) -> [Element] {
        var elements: [Element] = []
        var pending: [Element] = []
        var lists = 0
        func finish() {
            guard !pending.isEmpty else { return }
            elements.append(
                Element(id(owner, .rows, copy: lists), .ul, [.init(.class, "rows")], .elements(pending)))
            lists += 1
            pending = []
        }
        for child in children where !child.isCovered {
            switch child.kind {
            case .row: pending.append(box(child).element)
            case .section:
                finish()
                elements.append(section(child, isListed: true).element)
            default:
                finish()
                elements.append(box(child).element)
            }
        }
        finish()
        return elements
    }

    func row(_ node: RenderNode) -> Box {
        let children = boxes(node.children)
        var classes = "row"
        if node.style.hidesRowSeparator { classes += " no-line" }
        let attribute = self.classes(node, classes) { declarations in
            if let insets = node.style.rowInsets { declarations.set(padding: insets) }
        }
        return Box(
            element: Element(id(node), .li, [attribute], .elements(children.elements)), isWide: true,
            hasControls: children.hasControls)
    }

    func section(_ node: RenderNode, isListed: Bool) -> Box {
        let header = node.children.first { $0.kind == .header }
        let footer = node.children.first { $0.kind == .footer }
        let content = node.children.filter { $0.kind != .header && $0.kind != .footer }
        var elements: [Element] = []
        var attributes = [classes(node, isListed ? "section" : "section vstack", isWide: true)]
        if let header {
            elements.append(heading(header))
            attributes.append(.init(.ariaLabelledBy, id(header).text))
        }
        let hasControls: Bool
        if isListed {
            elements += rows(node, content)
            hasControls = true
        } else {
            let children = boxes(content)
            elements += children.elements
            hasControls = children.hasControls
        }
        if let footer {
            elements.append(
                Element(
                    id(footer), .div, [classes(footer, "section-footer")], .elements(boxes(footer.children).elements)))
        }
        // Without a name a section is no landmark, only a box.
        return Box(
            element: Element(id(node), header == nil ? .div : .section, attributes, .elements(elements)), isWide: true,
            hasControls: hasControls)
    }

    /// A header is a heading, unless it holds controls beside its words.
    private func heading(_ node: RenderNode) -> Element {
        let children = boxes(node.children)
        return Element(
            id(node), children.hasControls ? .div : isInDialog ? .h3 : .h2, [classes(node, "section-header")],
            .elements(children.elements))
    }
}
