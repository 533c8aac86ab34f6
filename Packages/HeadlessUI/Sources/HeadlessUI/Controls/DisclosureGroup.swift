import Foundation

/// A row that shows and hides the views below it.
///
/// Its node is a button that says whether it is expanded. The views follow it and, in a list, are rows of their own.
public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
    /// The indentation of the rows in a list.
    private static var indentation: CGFloat { 24 }
    /// The insets of a row that sets none.
    private static var rowInsets: EdgeInsets { EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16) }

    let isExpanded: Binding<Bool>
    let content: () -> Content
    let label: Label

    public typealias Body = Never

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.button)
        let isExpanded = isExpanded
        node.children = inputs.nodes(of: label, as: .label, into: &outputs)
        // The row is the label to the user, so it has the label's name for tests.
        if let identifier = node.children.first?.accessibility.identifier, node.children.count == 1 {
            node.accessibility.identifier = identifier
            node.children[0] = node.children[0].unshared()
            node.children[0].accessibility.identifier = nil
        }
        let shows = inputs.value(of: isExpanded)
        node.isExpanded = shows
        node.isEnabled = inputs.environment.isEnabled
        node.style.button = .plain
        node.actions[.tap] = { _ in isExpanded.wrappedValue.toggle() }
        outputs.nodes.append(node)
        guard shows else { return }
        let inside = inputs.descend(.part(.content))
        let content = inside.content(content)
        if inputs.isListed {
            // Padding of the content itself would replace the padding with which a button fills its row.
            Traited(content) { traits, _ in
                traits.rowInsets = traits.rowInsets ?? Self.rowInsets
                traits.rowInsets?.leading += Self.indentation
            }
            ._render(in: inside, into: &outputs)
        } else {
            content._render(in: inside, into: &outputs)
        }
    }
}

extension DisclosureGroup where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
    where S: StringProtocol {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
