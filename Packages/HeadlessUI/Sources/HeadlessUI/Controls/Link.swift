public import Foundation

/// A button that opens a URL.
public struct Link<Label>: View where Label: View {
    let destination: URL
    let label: Label

    public typealias Body = Never

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.link, label, into: &outputs)
        let (open, destination) = (inputs.environment.openURL, self.destination)
        node.style.button = inputs.environment.buttonKind
        node.url = destination
        node.isForApp = open.isCustom
        node.isEnabled = inputs.environment.isEnabled
        node.actions[.tap] = { _ in open(destination) }
        outputs.nodes.append(node)
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, destination: URL) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }
}

/// A button that hands a URL to other apps. Whoever shows the tree does the sharing.
public struct ShareLink<Label>: View where Label: View {
    let item: URL
    let subject: Text?
    let message: Text?
    let label: Label

    public typealias Body = Never

    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.item = item
        self.subject = subject
        self.message = message
        self.label = label()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.shareLink, label, into: &outputs)
        node.url = item
        node.value = (subject ?? message)?.string(in: inputs.environment)
        node.isEnabled = inputs.environment.isEnabled
        outputs.nodes.append(node)
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
    }

    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) where S: StringProtocol {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
    }
}

/// The usual label of a share link.
public struct DefaultShareLinkLabel: View {
    var title = Text("Share…")

    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
