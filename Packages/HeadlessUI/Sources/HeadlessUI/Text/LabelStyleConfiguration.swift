/// The label that a style is to draw.
public struct LabelStyleConfiguration {
    /// The title of the label.
    public struct Title: View {
        fileprivate let content: PlacedView

        public typealias Body = Never

        public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
            content.render(in: inputs, into: &outputs)
        }
    }

    /// The icon of the label.
    public struct Icon: View {
        fileprivate let content: PlacedView

        public typealias Body = Never

        public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
            content.render(in: inputs, into: &outputs)
        }
    }

    public let title: Title
    public let icon: Icon
}

/// The body of an app's label style, whose dynamic properties are those of a view at this position.
struct StyledLabel: View {
    let style: any LabelStyle
    let title: any View
    let icon: any View

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) { render(style, in: inputs, into: &outputs) }

    private func render<Style: LabelStyle>(
        _ style: Style, in inputs: _ViewInputs, into outputs: inout _ViewOutputs
    ) {
        var here = inputs.descend(.type(ObjectIdentifier(Style.self)))
        // A label in the style's body has the default style.
        here.environment.customLabelStyle = nil
        let title = here.descend(.part(.title)).placed(title)
        let icon = here.descend(.part(.icon)).placed(icon)
        let body = here.body(of: Styled(style: style), link: { $1.host.properties.link(&$0.style, in: $1) }) {
            $0.style.makeBody(configuration: .init(title: .init(content: title), icon: .init(content: icon)))
        }
        body._render(in: here, into: &outputs)
    }

    private struct Styled<Style>: PlacingContent {
        var style: Style
    }
}

private struct CustomLabelStyleKey: EnvironmentKey {
    static var defaultValue: (any LabelStyle)? { nil }
}

extension EnvironmentValues {
    var customLabelStyle: (any LabelStyle)? {
        get { self[CustomLabelStyleKey.self] }
        set { self[CustomLabelStyleKey.self] = newValue }
    }
}
