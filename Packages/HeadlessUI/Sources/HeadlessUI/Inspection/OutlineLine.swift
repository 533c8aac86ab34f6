import Foundation

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
        case .fullScreenCover: "cover"
        case .confirmationDialog: "dialog"
        case .shareLink: "share"
        case .pickerOption: "option"
        case .swipeActions: "swipe actions"
        case .contextMenu: "context menu"
        case .toolbarItem: "item"
        case .button: node.isNavigationLink ? "link" : "button"
        case .vstack, .hstack, .zstack, .grid, .scroll, .overlay, .background, .label, .safeAreaInset: "group"
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
        case .vstack, .hstack, .zstack, .grid, .scroll, .group, .overlay, .background, .label, .safeAreaInset, .root,
            .navigationStack, .tabView:
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
        case .link, .shareLink: return node.url.map { "-> \($0.absoluteString)" }
        default: return nil
        }
    }

    private static func states(of node: RenderNode) -> [String] {
        var states: [String] = []
        if node.isSelected || node.accessibility.traits.contains(.isSelected) { states.append("selected") }
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
