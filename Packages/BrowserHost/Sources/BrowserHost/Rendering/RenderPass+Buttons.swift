import Foundation
@_spi(Inspection) import HeadlessUI

extension RenderPass {
    func button(_ node: RenderNode) -> Box {
        let children = boxes(node.children)
        let isWide = node.style.frame?.maxWidth != nil || node.isExpanded != nil || children.isWide
        guard !children.hasControls else {
            let inside = Box(
                element: Element(
                    id(node, .body), .div, [classes(node, "button-body vstack", isWide: isWide)],
                    .elements(children.elements)),
                isWide: isWide, hasControls: true)
            return pressable(node, around: inside)
        }
        var attributes = [
            classes(node, buttonClasses(node), isWide: isWide),
            Attribute(.name, RenderNode.Event.tap.rawValue), Attribute(.value, id(node).text),
        ]
        attributes += accessibility(node)
        if node.accessibility.traits.contains(.isSelected) { attributes.append(.init(.ariaPressed, "true")) }
        if !node.isEnabled { attributes.append(.init(.disabled)) }
        // Return must not do what the user is asked to confirm.
        if isInAlert, node.role == .cancel { attributes.append(.init(.autofocus)) }
        var elements = children.elements
        if let isExpanded = node.isExpanded {
            attributes.append(.init(.ariaExpanded, isExpanded ? "true" : "false"))
            elements.append(icon(id(node, .icon), isExpanded ? "chevron.up" : "chevron.down"))
        }
        return Box(
            element: Element(id(node), .button, attributes, .elements(elements)), isWide: isWide, hasControls: true)
    }

    private func buttonClasses(_ node: RenderNode) -> String {
        var classes =
            switch node.style.button ?? .automatic {
            case .bordered: "button bordered"
            case .borderedProminent: "button prominent"
            case .plain, .custom: isPill(node) ? "button plain-look pill" : "button plain-look"
            case .borderless: "button borderless"
            // A button around a view of its own is shown as that view; around words, as a button.
            case .automatic: isWords(node) ? "button borderless" : "button plain-look"
            }
        if node.role == .destructive { classes += " destructive" }
        switch node.style.controlSize {
        case .mini: classes += " mini"
        case .small: classes += " small"
        case .large, .extraLarge: classes += " big"
        default: break
        }
        return classes
    }

    /// The focus ring has the shape of the button.
    private func isPill(_ node: RenderNode) -> Bool {
        guard node.children.count == 1, let style = node.children.first?.style else { return false }
        if case .capsule? = style.clip ?? style.backgroundShape { return true }
        return false
    }

    private func isWords(_ node: RenderNode) -> Bool {
        node.children.allSatisfy { [.text, .label, .image].contains($0.kind) }
    }

    /// Something that can be pressed and holds controls of its own. HTML has no button inside a button: this one lies
    /// behind the content, over the whole surface, and the controls are in front.
    func pressable(_ node: RenderNode, around content: Box) -> Box {
        var attributes: [Attribute] = [
            .init(.class, "cover"), .init(.name, RenderNode.Event.tap.rawValue), .init(.value, id(node).text),
        ]
        attributes += accessibility(node, label: node.label).filter { $0.name != .dataTestID }
        if !node.isEnabled { attributes.append(.init(.disabled)) }
        let cover = Element(id(node, .cover), .button, attributes, .elements([]))
        var outer: [Attribute] = [.init(.class, content.isWide ? "pressable wide" : "pressable")]
        if let identifier = node.identifier { outer.append(.init(.dataTestID, identifier)) }
        // A view that isn't a button keeps its own element inside; a button's own element is this one.
        let outerID = content.element.id.part == .view ? id(node, .items) : id(node)
        return Box(
            element: Element(outerID, .div, outer, .elements([cover, content.element])), isWide: content.isWide,
            hasControls: true)
    }

    /// Renders a link to another site, or a button that shares one. Only `http`, `https` and `mailto` become links. A link
    /// that the app opens itself is a button, whatever its URL is.
    func link(_ node: RenderNode) -> Box {
        let children = boxes(node.children)
        if node.isForApp {
            var attributes = [classes(node, buttonClasses(node)), Attribute(.role, "link")]
            attributes += [.init(.name, RenderNode.Event.tap.rawValue), .init(.value, id(node).text)]
            attributes += accessibility(node)
            if !node.isEnabled { attributes.append(.init(.disabled)) }
            return Box(
                element: Element(id(node), .button, attributes, .elements(children.elements)), isWide: children.isWide,
                hasControls: true)
        }
        let isShared = node.kind == .shareLink
        guard let url = node.url.flatMap({ urls.link($0.absoluteString) }) else {
            return Box(
                element: Element(
                    id(node), .span, [classes(node, buttonClasses(node))], .elements(children.elements)))
        }
        var attributes = [classes(node, buttonClasses(node)), Attribute(.href, url)] + accessibility(node)
        attributes +=
            isShared
            ? [.init(.dataShare)] : [.init(.target, "_blank"), .init(.rel, "noopener noreferrer")]
        return Box(
            element: Element(id(node), .a, attributes, .elements(children.elements)), isWide: children.isWide,
            hasControls: true)
    }

    func menu(_ node: RenderNode) -> Box {
        guard let label = node.children.first else { return stack(node, "group") }
        return disclosure(
            node, summary: boxes(label.children).elements, name: node.accessibility.label ?? node.text ?? text("Menu"),
            items: Array(node.children.dropFirst()))
    }

    /// Renders swipe actions and a context menu as a menu with a button.
    func actions(_ node: RenderNode) -> Box {
        disclosure(
            node, summary: [icon(id(node, .icon), "ellipsis")], name: text("More actions"), items: node.children)
    }

    private func disclosure(_ node: RenderNode, summary: [Element], name: String, items: [RenderNode]) -> Box {
        let content = boxes(items).elements
        let summary = Element(
            id(node, .summary), .summary, [.init(.ariaLabel, name)], .elements(summary))
        let list = Element(id(node, .items), .div, [.init(.class, "menu-items")], .elements(content))
        var attributes = [Attribute(.class, "menu")]
        if let identifier = node.identifier { attributes.append(.init(.dataTestID, identifier)) }
        return Box(
            element: Element(id(node), .details, attributes, .elements([summary, list])), hasControls: true)
    }
}
