@_spi(Inspection) import HeadlessUI

extension RenderPass {
    /// The whole page: what is behind, and the dialogs in front of it.
    func root(_ node: RenderNode) -> Element {
        var elements: [Element] = []
        var behind: [Element] = []
        var isBlocked = false
        for child in node.children where !child.isCovered {
            if child.isPresented {
                elements.append(dialog(child))
            } else {
                behind.append(box(child).element)
                isBlocked = isBlocked || child.isBlocked
            }
        }
        var attributes = [Attribute(.class, "stage")]
        if isBlocked { attributes.append(.init(.inert)) }
        let stage = Element(id(node, .stage), .div, attributes, .elements(behind))
        let content = node.first(.screen).map { "#" + id($0).text } ?? "#app"
        let skip = Element(
            id(node, .skip), .a, [.init(.class, "skip"), .init(.href, content)], .text(text("Skip to content")))
        return Element(id(node), .div, [.init(.class, "app")], .elements([skip, stage] + elements))
    }

    func navigationStack(_ node: RenderNode) -> Box {
        // Covered screens aren't in the page. Going back inserts them again and restores their scroll position.
        let children = boxes(node.children)
        guard children.count == 1, let only = children.first else {
            return Box(
                element: Element(id(node), .div, [.init(.class, "navigation")], .elements(children.elements)),
                isWide: true, hasControls: true)
        }
        return only
    }

    func tabView(_ node: RenderNode) -> Box {
        let tabs = node.children.filter { $0.kind == .tab }
        let items = tabs.enumerated().map { index, tab in
            Element(id(tab, .list), .li, [], .elements([tabButton(tab)]))
        }
        let bar = Element(
            id(node, .tabs), .nav, [.init(.class, "tabs"), .init(.ariaLabel, text("Main"))],
            .elements([
                Element(
                    id(node, .bar), .div, [.init(.class, "tabs-inner")],
                    .elements([
                        Element(id(node, .brand), .div, [.init(.class, "brand")], .text(appName)),
                        Element(id(node, .list), .ul, [], .elements(items)),
                    ]))
            ]))
        let content = tabs.filter(\.isSelected).flatMap { boxes($0.children).elements }
        let others = boxes(node.children.filter { $0.kind != .tab }).elements
        return Box(
            element: Element(
                id(node), .div, [.init(.class, "tabview" + tintClass(node))], .elements([bar] + content + others)),
            isWide: true, hasControls: true)
    }

    private func tabButton(_ tab: RenderNode) -> Element {
        let title = tab.accessibility.label ?? tab.text ?? ""
        var content: [Element] = []
        if let symbol = tab.symbol {
            let filled = symbol + ".fill"
            let shown = tab.isSelected && SymbolNames.all.contains(filled) ? filled : symbol
            content.append(icon(id(tab, .icon), shown))
        }
        content.append(Element(id(tab, .title), .span, [], .text(tab.text ?? "")))
        var name: String?
        if let badge = tab.badge {
            content.append(Element(id(tab, .badge), .span, [.init(.class, "badge"), hidden], .text(badge)))
            name = "\(title), \(badge)"
        }
        var button = button(id(tab), .tap, to: id(tab), "tab", label: name, .elements(content))
        if let identifier = tab.identifier { button.attributes.append(.init(.dataTestID, identifier)) }
        if tab.isSelected { button.attributes.append(.init(.ariaCurrent, "page")) }
        return button
    }

    func screen(_ node: RenderNode) -> Box {
        let wasInScreen = isInScreen
        isInScreen = true
        defer { isInScreen = wasInScreen }
        let items = node.children.filter { $0.kind == .toolbar }.flatMap(\.children)
        let search = node.children.first { $0.kind == .search }
        let content = boxes(node.children.filter { $0.kind != .toolbar && $0.kind != .search })
        let bottom = items.filter { $0.placement == .bottomBar }
        var elements: [Element] = []
        if let bar = bar(node, items.filter { $0.placement != .bottomBar }, search) { elements.append(bar) }
        elements.append(Element(id(node, .body), .div, [.init(.class, "content")], .elements(content.elements)))
        if !bottom.isEmpty {
            elements.append(
                Element(
                    id(node, .message), .div, [.init(.class, "bottom-bar")],
                    .elements(boxes(bottom.flatMap(\.children)).elements)))
        }
        var attributes = [classes(node, "screen")]
        if let identifier = node.identifier { attributes.append(.init(.dataTestID, identifier)) }
        if isInDialog {
            return Box(
                element: Element(id(node), .div, attributes, .elements(elements)), isWide: true, hasControls: true)
        }
        attributes += [.init(.tabindex, "-1")]
        // A tab doesn't slide in: it was there.
        if node.isPushed { attributes.append(.init(.dataAppear, node.style.transition?.rawValue ?? "slide")) }
        return Box(element: Element(id(node), .main, attributes, .elements(elements)), isWide: true, hasControls: true)
    }

    private func bar(_ node: RenderNode, _ items: [RenderNode], _ search: RenderNode?) -> Element? {
        let canGoBack = node.takes(.dismiss)
        if node.style.hiddenBars.contains(.navigationBar), !canGoBack {
            // Hidden to the eye only: a screen without a heading is one that a screen reader can't announce.
            guard let title = node.text else { return nil }
            return Element(id(node, .title), isInDialog ? .h2 : .h1, [.init(.class, "hidden-text")], .text(title))
        }
        var elements: [Element] = []
        if canGoBack {
            elements.append(
                button(
                    id(node, .back), .dismiss, to: id(node), "back", label: text("Back"),
                    .elements([icon(id(node, .icon), "chevron.backward")])))
        }
        let leading = items.filter { $0.placement.map(Self.isLeading) ?? false }
        let trailing = items.filter { !($0.placement.map(Self.isLeading) ?? false) && $0.placement != .principal }
        let principal = items.filter { $0.placement == .principal }
        let first = boxes(leading.flatMap(\.children)).elements
        if !first.isEmpty {
            elements.append(
                Element(id(node, .actions, copy: 1), .div, [.init(.class, "actions first")], .elements(first)))
        }
        if let title = node.text {
            elements.append(Element(id(node, .title), isInDialog ? .h2 : .h1, [.init(.tabindex, "-1")], .text(title)))
        }
        elements += boxes(principal.flatMap(\.children)).elements
        if let search { elements.append(box(search).element) }
        var actions = boxes(trailing.flatMap(\.children)).elements
        if let refreshed = Self.refreshable(node) {
            var button = button(
                id(node, .refresh), .refresh, to: id(refreshed), "button refresh", label: text("Refresh"),
                .elements([icon(id(node, .icon, copy: 1), "arrow.clockwise")]))
            if refreshed.isRefreshing {
                // Not disabled, which would take the focus away: pressing it again does nothing.
                button.attributes.append(.init(.ariaBusy, "true"))
                isBusy = true
            }
            actions.append(button)
        }
        if !actions.isEmpty {
            elements.append(Element(id(node, .actions), .div, [.init(.class, "actions")], .elements(actions)))
        }
        guard !elements.isEmpty else { return nil }
        let isLarge = !canGoBack && !isInDialog && node.style.titleDisplay != .inline
        return Element(
            id(node, .bar), .header, [.init(.class, isLarge ? "bar large" : "bar")], .elements(elements))
    }

    private static func isLeading(_ placement: ToolbarItemPlacement) -> Bool {
        placement == .topBarLeading || placement == .cancellationAction || placement == .navigation
    }

    /// Returns the view with pull to refresh. A pointer can't pull, so the bar has a button for it.
    private static func refreshable(_ node: RenderNode) -> RenderNode? {
        for child in node.children where !child.isCovered && child.kind != .toolbar {
            if child.takes(.refresh) { return child }
            if let found = refreshable(child) { return found }
        }
        return nil
    }
}

extension RenderNode {
    var isPresented: Bool {
        switch kind {
        case .sheet, .fullScreenCover, .alert, .confirmationDialog: true
        default: false
        }
    }
}
