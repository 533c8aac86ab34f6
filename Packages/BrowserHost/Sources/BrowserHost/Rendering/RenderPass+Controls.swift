@_spi(Inspection) import HeadlessUI

extension RenderPass {
    func search(_ node: RenderNode) -> Box {
        let name = node.accessibility.label ?? node.prompt ?? node.text ?? text("Search")
        let input = Element(
            id(node), .input,
            [
                .init(.class, "search-input"), .init(.type, "search"), .init(.name, id(node).text),
                .init(.value, node.value ?? ""), .init(.placeholder, node.prompt ?? node.text ?? text("Search")),
                .init(.enterkeyhint, "search"), .init(.autocomplete, "off"), .init(.dataOn, fieldEvents(node)),
            ] + accessibility(node, label: name) + (node.isFocused ? [.init(.dataFocus)] : []))
        return Box(
            element: Element(
                id(node, .search), .div, [.init(.class, "search"), .init(.role, "search")],
                .elements([icon(id(node, .icon), "magnifyingglass"), input])),
            isWide: true, hasControls: true)
    }

    func field(_ node: RenderNode) -> Box {
        let name = node.accessibility.label ?? node.text ?? node.prompt ?? ""
        let isLong = node.style.isVerticalField
        // A secret is never sent back: it would be in frames, in the page's source and in what a browser stores of it.
        let hasSecret = node.kind == .secureField && node.value?.isEmpty == false
        var attributes: [Attribute] = [
            classes(node, node.style.field == .plain ? "field plain-field" : "field", isWide: true),
            .init(.name, id(node).text),
            .init(.placeholder, hasSecret ? "••••••••" : node.prompt ?? node.text ?? ""),
            .init(.dataOn, fieldEvents(node)),
        ]
        if !isLong {
            attributes.append(.init(.type, node.kind == .secureField ? "password" : "text"))
            if !hasSecret { attributes.append(.init(.value, node.value ?? "")) }
            attributes.append(.init(.autocomplete, Self.autocomplete(node)))
            if let hint = Self.enterKey(node.style.submitLabel) { attributes.append(.init(.enterkeyhint, hint)) }
            if let mode = Self.inputMode(node.style.textInput.keyboardType) {
                attributes.append(.init(.inputmode, mode))
            }
        }
        if let capitalization = node.style.textInput.autocapitalization {
            let value = capitalization == .never ? "none" : capitalization.renderedName
            attributes.append(.init(.autocapitalize, value))
        }
        if node.style.textInput.isAutocorrectionDisabled {
            // Some browsers send text to a service that checks its spelling.
            attributes += [.init(.autocorrect, "off"), .init(.spellcheck, "false")]
        }
        attributes += accessibility(node, label: name)
        if node.isFocused { attributes.append(.init(.dataFocus)) }
        if !node.isEnabled { attributes.append(.init(.disabled)) }
        return Box(
            element: Element(
                id(node), isLong ? .textarea : .input, attributes, isLong ? .text(node.value ?? "") : .elements([])),
            isWide: true, hasControls: true)
    }

    private func fieldEvents(_ node: RenderNode) -> String {
        [RenderNode.Event.change, .submit, .focus].filter(node.takes).map(\.rawValue).joined(separator: " ")
    }

    private static func autocomplete(_ node: RenderNode) -> String {
        switch node.style.textInput.contentType {
        case .password?: "current-password"
        case let type?: type.rawValue
        case nil: node.kind == .secureField ? "current-password" : "off"
        }
    }

    private static func inputMode(_ keyboard: UIKeyboardType) -> String? {
        switch keyboard {
        case .default, .asciiCapable, .namePhonePad, .numbersAndPunctuation, .twitter: nil
        case .URL: "url"
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .decimalPad: "decimal"
        case .webSearch: "search"
        }
    }

    private static func enterKey(_ label: RenderStyle.SubmitKind?) -> String? {
        switch label {
        case .done, .return, .join, .route, .continue: "done"
        case .go: "go"
        case .send: "send"
        case .search: "search"
        case .next: "next"
        case nil: nil
        }
    }

    func toggle(_ node: RenderNode) -> Box {
        let isOn = node.value == "true"
        let isButton = node.style.toggle == .button
        var attributes: [Attribute] = [
            classes(node, isButton ? "button bordered" : "switch", isWide: !isButton),
            // The value that the user asks for: on a page that is behind, the opposite of the present one may be wrong.
            .init(.name, RenderNode.Event.change.rawValue), .init(.value, "\(id(node).text)=\(!isOn)"),
        ]
        if !isButton { attributes.append(.init(.role, "switch")) }
        attributes.append(.init(isButton ? .ariaPressed : .ariaChecked, isOn ? "true" : "false"))
        attributes += accessibility(node)
        if !node.isEnabled { attributes.append(.init(.disabled)) }
        guard !isButton else {
            return Box(element: Element(id(node), .button, attributes, .elements(labels(node))), hasControls: true)
        }
        let name = Element(id(node, .name), .span, [.init(.class, "name")], .elements(labels(node)))
        let track = Element(id(node, .track), .span, [.init(.class, "track"), hidden])
        return Box(
            element: Element(id(node), .button, attributes, .elements([name, track])), isWide: true, hasControls: true)
    }

    /// Returns the elements of a control's label, or its text.
    private func labels(_ node: RenderNode) -> [Element] {
        let shown = boxes(node.children.filter { $0.kind != .pickerOption }).elements
        if shown.isEmpty, let text = node.text, !text.isEmpty {
            return [Element(id(node, .label), .span, [], .text(text))]
        }
        return shown
    }

    func stepper(_ node: RenderNode) -> Box {
        let label = node.accessibility.label ?? node.text ?? ""
        let subject = label.isEmpty ? "" : ": " + label
        func step(_ event: RenderNode.Event, _ symbol: String, _ name: String, _ part: ElementID.Part) -> Element {
            button(
                id(node, part), event, to: id(node), "step", label: name + subject,
                isEnabled: node.isEnabled && node.takes(event),
                .elements([icon(id(node, .icon, copy: event == .increment ? 1 : 0), symbol)]))
        }
        let steps = Element(
            id(node, .body), .div, [.init(.class, "stepper")],
            .elements([
                step(.decrement, "minus", text("Decrease"), .decrement),
                step(.increment, "plus", text("Increase"), .increment),
            ]))
        let name = Element(
            id(node, .name), .div, [.init(.class, "name"), .init(.ariaLive, "polite")], .elements(labels(node)))
        let attributes =
            [classes(node, "control", isWide: true), Attribute(.role, "group")] + accessibility(node, label: label)
        return Box(
            element: Element(id(node), .div, attributes, .elements([name, steps])), isWide: true, hasControls: true)
    }

    func picker(_ node: RenderNode) -> Box {
        let name = node.accessibility.label ?? node.text ?? ""
        let options = node.children.filter { $0.kind == .pickerOption }
        guard node.style.picker != .segmented else { return segments(node, options, name) }
        let events: [RenderNode.Event] = node.takes(.focus) ? [.change, .focus] : [.change]
        // Without it the browser would show the first option, and post it. Nothing is chosen with it.
        let unselected =
            options.contains(where: \.isSelected)
            ? []
            : [
                Element(
                    id(node, .unselected), .option, [.init(.value, ""), .init(.hidden), .init(.selected)], .text(""))
            ]
        let isWide = node.style.frame?.maxWidth != nil
        let select = Element(
            id(node), .select,
            [
                // The border of a problem is around what the user changes, and not around its label.
                classes(node, "select", isWide: isWide, parts: .surface), .init(.name, id(node).text),
                .init(.dataOn, events.map(\.rawValue).joined(separator: " ")),
            ] + accessibility(node, label: name) + (node.isFocused ? [.init(.dataFocus)] : [])
                + (node.isEnabled ? [] : [.init(.disabled)]),
            .elements(
                unselected
                    + options.map { option in
                        Element(
                            id(option), .option,
                            [.init(.value, String(option.id))] + (option.isSelected ? [.init(.selected)] : []),
                            .text(option.text ?? ""))
                    }))
        // Without script a choice is sent by a button.
        let apply = Element(
            id(node, .choices), .button, [.init(.class, "button apply"), .init(.name, "enter")], .text(text("Apply")))
        let label = Element(id(node, .name), .span, [.init(.class, "name"), hidden], .elements(labels(node)))
        return Box(
            element: Element(
                id(node, .body), .div, [classes(node, "control", isWide: isWide, parts: [.layout, .lettering])],
                .elements(name.isEmpty || isBare(node) ? [select, apply] : [label, select, apply])),
            isWide: isWide, hasControls: true)
    }

    /// A menu picker in a bar shows its choice alone.
    private func isBare(_ node: RenderNode) -> Bool { node.style.picker == .menu }

    private func segments(_ node: RenderNode, _ options: [RenderNode], _ name: String) -> Box {
        let attributes =
            [classes(node, "segments"), Attribute(.role, "group")] + accessibility(node, label: name)
        let buttons = options.map { option in
            let shown = option.children.first.map { [box($0).element] } ?? []
            var segment = button(
                id(option), .change, to: id(node), value: String(option.id), "segment", label: option.text,
                isEnabled: option.isEnabled, .elements(shown))
            segment.attributes.append(.init(.ariaPressed, option.isSelected ? "true" : "false"))
            return segment
        }
        return Box(element: Element(id(node), .div, attributes, .elements(buttons)), hasControls: true)
    }
}

extension RenderPass {
    /// The events that a view takes beside those that its kind is there for.
    func gestures(_ node: RenderNode) -> [RenderNode.Event] {
        var events: [RenderNode.Event] = []
        if node.takes(.drag) { events.append(.drag) }
        // Of a screen that is its way back, of a dialog its way out.
        if node.takes(.dismiss), node.kind != .screen, !node.isPresented { events.append(.dismiss) }
        return events
    }
}

extension Element {
    /// Adds to the events that the script sends from here.
    mutating func add(_ events: [RenderNode.Event]) {
        guard !events.isEmpty else { return }
        let names = (self[.dataOn].map { [$0] } ?? []) + events.map(\.rawValue)
        attributes.removeAll { $0.name == .dataOn }
        attributes.append(.init(.dataOn, names.joined(separator: " ")))
    }
}
