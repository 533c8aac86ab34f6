/// A choice of one among several.
public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    public typealias Body = Never

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.picker)
        node.text = inputs.nodes(of: label, as: .label, into: &outputs).map(\.label).joined(separator: " ")
        node.isEnabled = inputs.environment.isEnabled
        node.style.picker = inputs.environment.pickerKind
        let chosen = inputs.value(of: selection)
        for shown in inputs.nodes(of: content, as: .options, into: &outputs) where shown.traits.tag != nil {
            let option = RenderNode(.pickerOption, id: inputs.descend(.around(shown.id)).node.uid)
            option.text = shown.label
            option.children = [shown]
            option.isEnabled = node.isEnabled
            if let value = shown.traits.tag as? SelectionValue {
                option.isSelected = value == chosen
                option.actions[.tap] = { [selection] _ in selection.wrappedValue = value }
            }
            if option.isSelected { node.value = option.text }
            node.children.append(option)
        }
        let options = node.children
        node.actions[.change] = { choice in
            (options.first { String($0.id) == choice } ?? options.first { $0.text == choice })?.tap()
        }
        outputs.nodes.append(node)
    }
}

extension Picker {
    /// As SwiftUI's form for iOS 13, with the label before the content.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }
}

extension Picker where Label == HeadlessUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Label(titleKey, systemImage: systemImage) }
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// The appearance of a picker.
public protocol PickerStyle {
    var _kind: _PickerStyleKind { get }
}

/// One of the picker styles there are. Opaque.
public struct _PickerStyleKind {
    let kind: RenderStyle.PickerKind
}

public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .init(kind: .automatic) }
}
public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .init(kind: .menu) }
}
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .init(kind: .segmented) }
}
public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .init(kind: .inline) }
}

public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .init(kind: .wheel) }
}
public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .init(kind: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { .init() } }

private struct PickerKindKey: EnvironmentKey {
    static var defaultValue: RenderStyle.PickerKind { .automatic }
}

extension EnvironmentValues {
    var pickerKind: RenderStyle.PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

extension View {
    public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
        Contextual(self) { $0.environment.pickerKind = style._kind.kind }
    }

    public func labelsHidden() -> some View { self }
}
