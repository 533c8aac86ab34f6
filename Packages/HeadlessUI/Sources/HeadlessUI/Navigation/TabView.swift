/// Several screens, one of which is chosen with a tab.
///
/// A tab is evaluated from the first time on that it is chosen. Choosing the tab that is chosen already writes the selection
/// again, so that an app can go back to the tab's first screen.
///
/// If the content of the selected tab has the modifier `toolbar(.hidden, for: .tabBar)`, the tabs are hidden: then only
/// the app changes the selection, and the content may be another tab view.
public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    public typealias Body = Never

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.tabView)
        let own = inputs.memory { OwnSelection<SelectionValue>() }
        let chosen = selection.map { inputs.value(of: $0) } ?? own.value
        var inside = inputs.descend(.part(.content))
        inside.isLazy = false
        inside.rowID = nil
        inside.forEachView(of: content) { view, place in
            let tab = TabRenderer(view: view, inputs: place)
            let tag = tab.traits.tag ?? place.rowID?.base
            let value = tag as? SelectionValue ?? node.children.count as? SelectionValue
            let isChosen = value == nil ? false : chosen.map { $0 == value } ?? node.children.isEmpty
            let rendered = tab.render(isSelected: isChosen, into: &outputs)
            if let value {
                rendered.actions[.tap] = { [selection, place = inputs.place] _ in
                    if let selection {
                        selection.wrappedValue = value
                    } else {
                        own.value = value
                        place.invalidate()
                    }
                }
            }
            node.children.append(rendered)
        }
        outputs.nodes.append(node.withoutHiddenBar)
    }
}

extension RenderNode {
    /// The content of the chosen tab alone where that hides the bar.
    fileprivate var withoutHiddenBar: RenderNode {
        guard let chosen = children.first(where: \.isSelected), chosen.style.hiddenBars.contains(.tabBar) else {
            return self
        }
        let content = RenderNode(.group, id: id)
        content.children = chosen.children
        return content
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

/// The selection of a tab view that keeps it itself.
@MainActor
private final class OwnSelection<Value> {
    var value: Value?
}

/// One tab: what its button says, and its content while it is chosen.
@MainActor
struct TabRenderer {
    let view: any View
    let inputs: _ViewInputs
    let traits: Traits

    init(view: any View, inputs: _ViewInputs) {
        self.view = view
        self.inputs = inputs
        var reader = TraitReader(evaluatesBodies: false)
        inputs.readTraits(of: view, into: &reader)
        if reader.traits.tag == nil, reader.traits.tabItem == nil {
            // They may be set in the body of the app's view. It is evaluated where it is rendered, so that it has one state.
            reader = TraitReader(evaluatesBodies: true)
            inputs.descend(.part(.content)).descend(.part(.content)).readTraits(of: view, into: &reader)
        }
        traits = reader.traits
    }

    func render(isSelected: Bool, into outputs: inout _ViewOutputs) -> RenderNode {
        let node = RenderNode(.tab, id: inputs.descend(.part(.presented)).node.uid)
        let item = traits.tabItem ?? []
        node.text = item.map(\.label).filter { !$0.isEmpty }.joined(separator: " ")
        node.symbol = item.lazy.compactMap { $0.first { $0.symbol != nil }?.symbol }.first
        node.accessibility = item.first?.accessibility ?? .init()
        node.badge = traits.badge
        node.isSelected = isSelected
        var content = inputs.descend(.part(.content))
        let memory = inputs.memory { Memory() }
        guard isSelected || memory.wasSelected else { return node }
        if !inputs.host.isChecking { memory.wasSelected = true }
        content.isVisible = inputs.isVisible && isSelected
        // What a tab presents stays in front when another tab is selected.
        let (rendered, screen) = content.screen(of: view, into: &outputs)
        if isSelected {
            node.children = [rendered]
            node.style.hiddenBars = screen.hiddenBars
        }
        return node
    }

    @MainActor
    private final class Memory {
        var wasSelected = false
    }
}

extension View {
    public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        let label = label()
        return Traited(self) { traits, inputs in traits.tabItem = inputs.nodes(ofLabel: label, as: .tabItem) }
    }

    /// A number on a tab or row. Zero shows none.
    public func badge(_ count: Int) -> some View {
        Traited(self) { traits, _ in traits.badge = count == 0 ? nil : String(count) }
    }

    public func badge(_ label: Text?) -> some View {
        Traited(self) { traits, inputs in traits.badge = label?.string(in: inputs.environment) }
    }

    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public func badge<S>(_ label: S?) -> some View where S: StringProtocol { badge(label.map { Text($0) }) }
}
