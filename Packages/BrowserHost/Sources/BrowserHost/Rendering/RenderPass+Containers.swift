import Foundation
@_spi(Inspection) import HeadlessUI

extension RenderPass {
    func stack(_ node: RenderNode, _ kind: String) -> Box {
        let children = boxes(node.children)
        return container(node, kind, children)
    }

    func group(_ node: RenderNode) -> Box {
        // A group around screens takes no part in the layout of a page.
        let hasLayers = node.children.contains { $0.kind == .background || $0.kind == .overlay }
        guard !isInScreen, !hasLayers, node.frontScreen != nil else {
            return container(node, "group", boxes(node.children))
        }
        // In reading order: bars at the top come first.
        let bars = node.children.filter { $0.kind == .safeAreaInset && $0.style.edge == .top }
        let others = node.children.filter { child in !bars.contains { $0 === child } }
        return container(node, "holder", boxes(bars + others))
    }

    func container(_ node: RenderNode, _ kind: String, _ children: [Box]) -> Box {
        let style = node.style
        let isWide = style.frame?.maxWidth != nil || (style.frame?.width == nil && children.isWide)
        var classes = kind
        let horizontal =
            style.frame.map(\.alignment.horizontal).flatMap { $0 == .center ? nil : $0 }
            ?? style.horizontalAlignment
        if let horizontal, horizontal != .center, node.kind != .hstack {
            classes += horizontal == .leading ? " leading" : " trailing"
        }
        switch node.kind {
        case .hstack:
            if let vertical = style.verticalAlignment, vertical != .center { classes += " " + vertical.renderedName }
            if style.wraps { classes += " wraps" }
        case .zstack, .group:
            let vertical = style.verticalAlignment ?? style.frame?.alignment.vertical
            if let vertical, vertical != .center { classes += vertical == .top ? " v-top" : " v-bottom" }
        default: break
        }
        let attribute = self.classes(node, classes, isWide: isWide) { declarations in
            if node.kind != .zstack, node.kind != .group { declarations.set("gap", distance: style.spacing) }
            if node.kind == .hstack, let frame = style.frame, !children.isWide {
                declarations.set("justify-content", Self.justification(frame.alignment.horizontal))
            }
        }
        let element = Element(
            id(node), .div, [attribute] + groupAccessibility(node, hasControls: children.hasControls),
            .elements(children.elements))
        return Box(element: element, isWide: isWide, hasControls: children.hasControls)
    }

    static func justification(_ alignment: HorizontalAlignment) -> String {
        alignment == .leading ? "flex-start" : alignment == .trailing ? "flex-end" : "center"
    }

    func spacer(_ node: RenderNode) -> Box {
        let classes = self.classes(node, "spacer") { $0.set("flex-basis", length: node.style.minLength) }
        return Box(element: Element(id(node), .div, [classes, hidden]), isWide: true)
    }

    func layer(_ node: RenderNode) -> Box {
        let style = node.style
        var kind = node.kind.rawValue
        if let horizontal = style.horizontalAlignment, horizontal != .center {
            kind += horizontal == .leading ? " leading" : " trailing"
        }
        if let vertical = style.verticalAlignment, vertical != .center {
            kind += vertical == .top ? " v-top" : " v-bottom"
        }
        let children = boxes(node.children)
        return Box(
            element: Element(id(node), .div, [classes(node, kind)], .elements(children.elements)),
            hasControls: children.hasControls)
    }

    /// A bar at an edge. Where it appears by itself (something can be undone) it is read out.
    func inset(_ node: RenderNode) -> Box {
        // A stack whose content is removed takes no room.
        let children = boxes(node.children.filter { $0.kind != .vstack || !$0.children.isEmpty })
        let edge = node.style.edge == .top ? "inset vstack top" : "inset vstack bottom"
        var attributes = [classes(node, isInScreen ? edge : edge + " outer"), .init(.ariaLive, "polite")]
        // A bar over the whole app is a message, which screen readers announce as a whole.
        if !isInScreen, node.style.edge == .top { attributes.append(.init(.role, "status")) }
        return Box(
            element: Element(id(node), .div, attributes, .elements(children.elements)),
            isWide: true, hasControls: children.hasControls)
    }

    func grid(_ node: RenderNode) -> Box {
        let children = boxes(node.children)
        let style = node.style
        let classes = self.classes(node, "grid", isWide: true) { declarations in
            declarations.set("grid-template-columns", Self.columns(style.tracks))
            declarations.set("row-gap", distance: style.spacing)
            declarations.set("column-gap", distance: style.tracks.first?.spacing ?? style.spacing)
        }
        return Box(
            element: Element(id(node), .div, [classes], .elements(children.elements)), isWide: true,
            hasControls: children.hasControls)
    }

    private static func columns(_ tracks: [GridItem]) -> String {
        let sizes = tracks.prefix(24).map { item in
            switch item.size {
            case .fixed(let size): CSS.length(size)
            case .flexible(let minimum, _): "minmax(min(\(CSS.length(minimum)),100%),1fr)"
            case .adaptive(let minimum, _): "repeat(auto-fill,minmax(min(\(CSS.length(max(16, minimum))),100%),1fr))"
            }
        }
        return sizes.isEmpty ? "1fr" : sizes.joined(separator: " ")
    }

    func scroll(_ node: RenderNode) -> Box {
        let children = boxes(node.children)
        let isHorizontal = node.style.axes == .horizontal
        let isBoth = node.style.axes == [.horizontal, .vertical]
        var classes = isBoth ? "scroll both" : isHorizontal ? "scroll horizontal" : "scroll vertical"
        if !node.style.showsIndicators { classes += " quiet" }
        var attributes = [self.classes(node, classes)] + groupAccessibility(node, hasControls: true)
        if isHorizontal, !children.hasControls {
            // With nothing in it to tab to, it has to be scrolled by keyboard itself.
            attributes += [.init(.tabindex, "0"), .init(.role, "group")]
        }
        return Box(
            element: Element(id(node), .div, attributes, .elements(children.elements + more(node))), isWide: true,
            hasControls: children.hasControls)
    }

    /// The mark at the end of a list, which the script watches for; without script, a button.
    func more(_ node: RenderNode) -> [Element] {
        guard node.style.axes != .horizontal, node.style.hasUnseenRows else { return [] }
        let mark = button(
            id(node, .more), .scrollToEnd, to: id(node), "more", .text(text("Show more")))
        var attributes = mark.attributes
        attributes.append(.init(.dataEnd, id(node).text))
        return [Element(mark.id, .button, attributes, mark.content)]
    }
}
