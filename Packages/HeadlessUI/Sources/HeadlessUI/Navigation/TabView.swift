/// Several screens, one of which is chosen with a tab.
///
/// The others keep their state; they are not evaluated until they are chosen. Choosing the tab that is chosen already
/// writes the selection again, so that an app can go back to the tab's first screen.
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
        let chosen = selection?.wrappedValue ?? own.value
        var inside = inputs.descend(.part(.content))
        inside.isLazy = false
        inside.forEachView(of: content) { view, place in
            let tab = TabRenderer(view: view, inputs: place)
            let value = tab.traits.tag as? SelectionValue ?? node.children.count as? SelectionValue
            let isChosen = value == nil ? false : chosen.map { $0 == value } ?? node.children.isEmpty
            let rendered = tab.render(isSelected: isChosen)
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
