@_spi(Inspection) import HeadlessUI

extension RenderPass {
    /// Renders a dialog. It is open without script; the script makes it modal.
    func dialog(_ node: RenderNode) -> Element {
        let wasInDialog = isInDialog
        isInDialog = true
        defer { isInDialog = wasInDialog }
        switch node.kind {
        case .alert, .confirmationDialog: return alert(node)
        default: return sheet(node)
        }
    }

    private func attributes(_ node: RenderNode, _ classes: String, role: String? = nil, name: String) -> [Attribute] {
        var attributes: [Attribute] = [.init(.class, classes), .init(.open)]
        if let role { attributes.append(.init(.role, role)) }
        if node.takes(.dismiss) { attributes.append(.init(.dataOn, RenderNode.Event.dismiss.rawValue)) }
        if node.isBlocked { attributes.append(.init(.inert)) }
        if let identifier = node.identifier { attributes.append(.init(.dataTestID, identifier)) }
        if let transition = node.style.transition { attributes.append(.init(.dataAppear, transition.rawValue)) }
        attributes.append(.init(.ariaLabel, name))
        return attributes
    }

    private func sheet(_ node: RenderNode) -> Element {
        let screen = node.first(.screen) ?? node.children.first { $0.kind == .screen }
        var elements: [Element] = []
        let hasOwnWayOut = screen?.children.contains { child in
            child.kind == .toolbar && child.children.contains { $0.placement == .cancellationAction }
        }
        if node.takes(.dismiss), hasOwnWayOut != true {
            elements.append(
                button(
                    id(node, .close), .dismiss, to: id(node), "close", label: text("Close"),
                    .elements([icon(id(node, .icon), "xmark")])))
        }
        elements += boxes(node.children).elements
        let classes = (node.kind == .sheet ? "sheet" : "sheet cover-sheet") + tintClass(node.children.first)
        return Element(
            id(node), .dialog, attributes(node, classes, name: screen?.text ?? node.text ?? text("Dialog")),
            .elements(elements))
    }

    private func alert(_ node: RenderNode) -> Element {
        isInAlert = true
        defer { isInAlert = false }
        let choices = node.children.filter { [.button, .textField, .secureField, .link].contains($0.kind) }
        let message = node.children.filter { child in !choices.contains { $0 === child } }
        var elements: [Element] = []
        if let title = node.text, !title.isEmpty {
            elements.append(Element(id(node, .title), .h2, [], .text(title)))
        }
        if !message.isEmpty {
            elements.append(
                Element(id(node, .message), .div, [.init(.class, "message")], .elements(boxes(message).elements)))
        }
        elements.append(
            Element(id(node, .choices), .div, [.init(.class, "choices")], .elements(boxes(choices).elements)))
        return Element(
            id(node), .dialog, attributes(node, "alert", role: "alertdialog", name: node.text ?? text("Alert")),
            .elements(elements))
    }
}
