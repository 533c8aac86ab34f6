/// A title with an icon.
public struct Label<Title, Icon>: View where Title: View, Icon: View {
    let title: Title
    let icon: Icon

    public typealias Body = Never

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.label)
        let style = inputs.environment.labelKind
        node.style.labels = style
        let titles = inputs.nodes(of: title, as: .title)
        if style != .titleOnly { node.children += inputs.nodes(of: icon, as: .icon) }
        if style == .iconOnly {
            // The hidden part is still spoken.
            node.accessibility.label = titles.map(\.label).joined(separator: " ")
        } else {
            node.children += titles
        }
        outputs.nodes.append(node)
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}
