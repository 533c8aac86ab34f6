/// Shows an alert or a confirmation dialog in front of its content while it is wanted.
struct DialogView<Content: View, Actions: View, Message: View>: View, TraitReading {
    let content: Content
    let kind: RenderNode.Kind
    let title: String
    let isPresented: Binding<Bool>
    /// What the dialog holds, made only while it is shown; nil if there is nothing it could be about.
    let parts: @MainActor () -> (actions: Actions, message: Message)?

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        inputs.screen.canPresent = true
        content._render(in: inputs.descend(.part(.modified)), into: &outputs)
        guard isPresented.wrappedValue, let (actions, message) = parts() else { return }

        let inside = inputs.presented(.part(.dialog))
        let node = inside.node(kind)
        inside.host.present(node)
        let close: () -> Void = { [isPresented] in isPresented.wrappedValue = false }
        node.text = title
        node.children = inside.nodes(of: message, as: .message) + inside.nodes(of: actions, as: .actions)
        node.addUsualButton(in: inside)
        for child in node.children { child.closeBeforeTap(close) }
        node.actions[.dismiss] = { _ in close() }
    }

    func addTraits(to traits: inout Traits, in inputs: _ViewInputs) {
        (content as? any TraitReading)?.addTraits(to: &traits, in: inputs)
    }
}

extension RenderNode {
    /// An alert without buttons gets one, and a confirmation dialog can always be cancelled.
    fileprivate func addUsualButton(in inputs: _ViewInputs) {
        let buttons = all(.button)
        let place = inputs.descend(.part(.options))
        if kind == .alert, buttons.isEmpty {
            children.append(place.button(Text("OK")))
        } else if kind == .confirmationDialog, !buttons.contains(where: { $0.role == .cancel }) {
            children.append(place.button(Text("Cancel"), role: .cancel))
        }
    }

    /// Every button of a dialog closes it, before it acts: what it does may present another one.
    fileprivate func closeBeforeTap(_ close: @escaping () -> Void) {
        if kind == .button {
            let act = actions[.tap]
            actions[.tap] = { value in
                close()
                act?(value)
            }
        }
        for child in children { child.closeBeforeTap(close) }
    }
}
