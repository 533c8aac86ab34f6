import Foundation

@_spi(Inspection)
extension RenderNode {
    /// The node and what is below it as indented text: what a person perceives, without the looks of it.
    ///
    /// * One line for each thing: its kind, its label in quotes, its value, its state in parentheses, and its
    ///   accessibility identifier after `#`. Boxes that only arrange others have no line, unless they have an
    ///   identifier or a label.
    /// * Rows start with a dash. What a control says is one line; controls inside of it have lines of their own.
    /// * Screens below the top of a stack and tabs that are not chosen are not there. What is behind a sheet, an alert
    ///   or a dialog is one line.
    public var outline: String {
        var outline = Outline()
        outline.add(self, depth: 0)
        return outline.lines.joined(separator: "\n")
    }

    /// The one line that an outline has for this node, without its children.
    public var outlineLine: String { Outline.line(for: self) }
}

@MainActor
struct Outline {
    private(set) var lines: [String] = []

    mutating func add(_ node: RenderNode, depth: Int) {
        if node.isCovered || node.accessibility.isHidden { return }
        if node.isBlocked {
            let screen = node.frontScreen?.text.map { " \"\($0)\"" } ?? ""
            write("behind: screen\(screen)", depth)
            return
        }
        switch node.kind {
        case .root, .navigationStack, .label, .labeledContent, .overlay, .background, .safeAreaInset, .group, .vstack,
            .hstack, .zstack,
            .grid, .scroll:
            addBox(node, depth)
        case .tabView: addTabs(node, depth)
        case .row: addRow(node, depth)
        case .spacer, .divider, .shape: if node.isNamed { write(Self.line(for: node), depth) }
        case .header, .footer: add(node.children, depth: depth)
        case .picker: addPicker(node, depth)
        case .menu:
            write(Self.line(for: node), depth)
            add(Array(node.children.dropFirst()), depth: depth + 1)
        case .text, .image, .asyncImage, .webView: write(Self.line(for: node), depth)
        case .button, .link, .shareLink, .textField, .secureField, .toggle, .stepper, .pickerOption, .progress:
            write(Self.line(for: node), depth)
            addControls(in: node, depth + 1)
        case .screen, .tab, .sheet, .fullScreenCover, .alert, .confirmationDialog, .toolbar, .toolbarItem, .search,
            .list, .form, .section, .swipeActions, .contextMenu:
            addContainer(node, depth)
        }
    }

    private mutating func add(_ nodes: [RenderNode], depth: Int) {
        for node in nodes { add(node, depth: depth) }
    }

    private mutating func write(_ line: String, _ depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + line)
    }

    private mutating func addBox(_ node: RenderNode, _ depth: Int) {
        guard node.isNamed || node.actions[.tap] != nil else { return add(node.children, depth: depth) }
        write(Self.line(for: node), depth)
        if node.isOneElement { addControls(in: node, depth + 1) } else { add(node.children, depth: depth + 1) }
    }

    private mutating func addContainer(_ node: RenderNode, _ depth: Int) {
        if node.kind == .toolbarItem, !node.isNamed { return add(node.children, depth: depth) }
        write(Self.line(for: node), depth)
        add(node.children, depth: depth + 1)
    }

    private mutating func addTabs(_ node: RenderNode, _ depth: Int) {
        for tab in node.children {
            write(Self.line(for: tab), depth)
            add(tab.children, depth: depth + 1)
        }
    }

    private mutating func addRow(_ node: RenderNode, _ depth: Int) {
        let first = lines.count
        add(node.children, depth: depth + 1)
        guard lines.count > first else { return }
        let start = lines[first].index(lines[first].startIndex, offsetBy: depth * 2)
        lines[first].replaceSubrange(start..<lines[first].index(start, offsetBy: 2), with: "- ")
        if let badge = node.badge { lines[first] += " (badge \(badge))" }
    }

    private mutating func addPicker(_ node: RenderNode, _ depth: Int) {
        write(Self.line(for: node), depth)
        add(node.children, depth: depth + 1)
    }

    /// The controls that are parts of another one.
    private mutating func addControls(in node: RenderNode, _ depth: Int) {
        for child in node.children where !child.accessibility.isHidden {
            if child.actions.isEmpty { addControls(in: child, depth) } else { add(child, depth: depth) }
        }
    }
}

extension RenderNode {
    fileprivate var isNamed: Bool { accessibility.identifier != nil || accessibility.label != nil }

    /// True if the node is read as one element: its children are a part of its label.
    fileprivate var isOneElement: Bool {
        accessibility.label != nil || actions[.tap] != nil || accessibility.children == .combine
            || accessibility.children == .ignore
    }
}

extension Outline {
    /// Kind, label, value, state and identifier of one node.
    static func line(for node: RenderNode) -> String {
        var words = [name(of: node)]
        if let label = label(of: node), !label.isEmpty { words.append(quoted(label)) }
        if let value = value(of: node) { words.append(value) }
        let states = states(of: node)
        if !states.isEmpty { words.append("(\(states.joined(separator: ", ")))") }
        if let identifier = node.identifier { words.append("#\(identifier)") }
        return words.joined(separator: " ")
    }

    private static func name(of node: RenderNode) -> String {
        switch node.kind {
        case .textField: "field"
        case .secureField: "secure field"
        case .asyncImage: "picture"
        case .webView: "web page"
        case .fullScreenCover: "cover"
        case .confirmationDialog: "dialog"
        case .shareLink: "share"
        case .pickerOption: "option"
        case .swipeActions: "swipe actions"
        case .contextMenu: "context menu"
        case .toolbarItem: "item"
        case .button: node.isNavigationLink ? "link" : "button"
        case .vstack, .hstack, .zstack, .grid, .scroll, .overlay, .background, .label, .labeledContent, .safeAreaInset:
            "group"
        case .text: node.accessibility.traits.contains(.isHeader) ? "heading" : "text"
        default: node.kind.rawValue
        }
    }

    private static func label(of node: RenderNode) -> String? {
        switch node.kind {
        case .image: return node.accessibility.label ?? node.imageName ?? node.symbol
        case .button, .link, .shareLink:
            let label = node.label
            return label.isEmpty ? node.first { $0.symbol != nil }?.symbol : label
        case .menu, .progress, .tab, .screen: return node.accessibility.label ?? node.text
        case .list, .form, .section, .toolbar, .toolbarItem, .swipeActions, .contextMenu, .sheet, .fullScreenCover:
            return node.accessibility.label
        case .vstack, .hstack, .zstack, .grid, .scroll, .group, .overlay, .background, .label, .labeledContent,
            .safeAreaInset, .root, .navigationStack, .tabView:
            if node.accessibility.label != nil || node.actions[.tap] != nil { return node.label }
            return node.accessibility.children == .combine ? node.label : nil
        default: return node.label
        }
    }

    private static func value(of node: RenderNode) -> String? {
        if let value = node.accessibility.value { return "= \(quoted(value))" }
        switch node.kind {
        case .textField, .search:
            let value = node.value ?? ""
            return value.isEmpty ? nil : "= \(quoted(value))"
        case .secureField:
            let count = node.value?.count ?? 0
            return count == 0 ? nil : "= \(String(repeating: "•", count: count))"
        case .toggle: return node.value == "true" ? "on" : "off"
        case .picker: return node.value.map { "= \(quoted($0))" }
        case .stepper: return node.value.map { "= \($0)" }
        case .progress: return node.fraction.map { "\(Int(($0 * 100).rounded()))%" }
        case .link, .shareLink, .webView: return node.url.map { "-> \($0.absoluteString)" }
        default: return nil
        }
    }

    private static func states(of node: RenderNode) -> [String] {
        var states: [String] = []
        if node.isSelected || node.accessibility.traits.contains(.isSelected) { states.append("selected") }
        if let isExpanded = node.isExpanded { states.append(isExpanded ? "expanded" : "collapsed") }
        if !node.isEnabled { states.append("disabled") }
        if node.isFocused { states.append("focused") }
        if let role = node.role { states.append(role.name) }
        if node.style.lettering.isStrikethrough { states.append("struck through") }
        if node.style.isRedacted { states.append("placeholder") }
        if let badge = node.badge, node.kind == .tab { states.append("badge \(badge)") }
        return states
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\n", with: "\\n"))\""
    }
}
