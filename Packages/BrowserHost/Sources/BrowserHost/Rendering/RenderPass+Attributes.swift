import Foundation
@_spi(Inspection) import HeadlessUI

extension RenderPass {
    /// Which declarations a kind of view makes for itself, and are left out here.
    struct StyleParts: OptionSet {
        let rawValue: Int
        static let layout = StyleParts(rawValue: 1)
        static let lettering = StyleParts(rawValue: 2)
        static let surface = StyleParts(rawValue: 4)
        static let all: StyleParts = [.layout, .lettering, .surface]
    }

    /// The classes of a node: its kind's, and one for everything it says about its looks.
    func classes(
        _ node: RenderNode, _ base: String, isWide: Bool = false, parts: StyleParts = .all,
        _ more: (inout Declarations) -> Void = { _ in }
    ) -> Attribute {
        let style = node.style
        var classes = base
        if isWide { classes += " wide" }
        // With a ratio, the height follows the width.
        if style.frame?.maxHeight == .infinity, style.aspectRatio == nil { classes += " tall" }
        if style.isRedacted { classes += " redacted" }
        if let scheme = style.colorScheme { classes += scheme == .dark ? " dark" : " light" }
        if let size = style.dynamicTypeSize { classes += " type-" + size.rawValue }
        var declarations = Declarations()
        if parts.contains(.layout) { declarations.addLayout(style) }
        if parts.contains(.lettering) {
            if let font = style.lettering.font?.renderedStyle { classes += " font-" + font.rawValue }
            if style.lineLimit != nil { classes += " clamp" }
            declarations.add(style.lettering)
            declarations.addLines(style)
        }
        if parts.contains(.surface) { declarations.addSurface(style) }
        more(&declarations)
        if !declarations.text.isEmpty {
            classes += " "
            classes += rules.name(declarations.text)
        }
        return Attribute(.class, classes)
    }

    /// Returns a class for the tint of a stack or of tabs, which have no other looks of their own.
    func tintClass(_ node: RenderNode?) -> String {
        var declarations = Declarations()
        if let node { declarations.addTint(node.style) }
        return declarations.text.isEmpty ? "" : " " + rules.name(declarations.text)
    }

    /// Returns the attributes for tests and assistive technologies, for an element that takes names (a control, a landmark,
    /// an image).
    func accessibility(_ node: RenderNode, label: String? = nil) -> [Attribute] {
        let told = node.accessibility
        var attributes: [Attribute] = []
        if let identifier = told.identifier { attributes.append(.init(.dataTestID, identifier)) }
        if told.isHidden || isRedacted { attributes.append(.init(.ariaHidden, "true")) }
        // A value of a view without a name of its own is said after what the view shows.
        if let label = told.label ?? label ?? told.value.map({ _ in node.label }), !label.isEmpty {
            attributes.append(.init(.ariaLabel, told.value.map { "\(label), \($0)" } ?? label))
        }
        if let hint = told.hint { attributes.append(.init(.ariaDescription, hint)) }
        if told.traits.contains(.updatesFrequently) { attributes.append(.init(.ariaLive, "polite")) }
        return attributes
    }

    /// The same for an element that has no role of its own, and gets one where it has a name.
    func groupAccessibility(_ node: RenderNode, hasControls: Bool) -> [Attribute] {
        var attributes = accessibility(node)
        let isNamed = attributes.contains { $0.name == .ariaLabel }
        if isNamed { attributes.append(.init(.role, hasControls ? "group" : "img")) }
        return attributes
    }

    var hidden: Attribute { Attribute(.ariaHidden, "true") }

    /// An icon of the sprite.
    func icon(_ id: ElementID, _ symbol: String) -> Element {
        let symbol = SymbolNames.symbol(for: symbol)
        return icon(id, symbol, SymbolNames.isMirrored(symbol) ? "icon mirrored" : "icon")
    }

    func icon(_ id: ElementID, _ symbol: String, _ classes: String) -> Element {
        Element(id, .svg, [.init(.class, classes), hidden], .icon(symbol))
    }

    /// A button that sends an event.
    func button(
        _ id: ElementID, _ event: RenderNode.Event, to target: ElementID, value: String? = nil, _ classes: String,
        label: String? = nil, isEnabled: Bool = true, _ content: Element.Content
    ) -> Element {
        var attributes: [Attribute] = [
            .init(.class, classes), .init(.name, event.rawValue),
            .init(.value, value.map { "\(target.text)=\($0)" } ?? target.text),
        ]
        if let label { attributes.append(.init(.ariaLabel, label)) }
        if !isEnabled { attributes.append(.init(.disabled)) }
        return Element(id, .button, attributes, content)
    }
}
