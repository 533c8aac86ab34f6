/// Shows an alert or a confirmation dialog in front of its content while it is presented.
struct DialogView<Content: View, Data, Actions: View, Message: View>: View, TraitReading {
    let content: Content
    let kind: RenderNode.Kind
    let title: Text
    let isPresented: Binding<Bool>
    /// The data of the dialog. Changes after the presentation are ignored.
    let data: Data?
    /// The content of the dialog, created only while it is presented.
    let parts: (Data) -> (actions: Actions, message: Message)

    typealias Body = Never

    @MainActor
    private final class Presented {
        var isPresented = false
        var data: Data?
        /// True if the user has dismissed the dialog, and the app only has to follow.
        var isDismissed = false
    }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        content._render(in: inputs.descend(.part(.modified)), into: &outputs)
        let here = inputs.descend(.part(.dialog))
        let state = here.memory { Presented() }
        guard here.value(of: isPresented), let data = state.data ?? data else {
            if state.isPresented, !state.isDismissed { inputs.host.presentationChanges.ended.append(kind) }
            if !inputs.host.isChecking {
                state.isPresented = false
                state.data = nil
            }
            return
        }
        let (actions, message) = here.content(of: data, parts)
        if !state.isPresented || state.isDismissed { inputs.host.presentationChanges.begun.append(kind) }
        if !inputs.host.isChecking {
            state.isPresented = true
            state.data = data
            state.isDismissed = false
        }

        var inside = inputs.presented(.part(.dialog))
        let dismiss: @MainActor () -> Void = { [isPresented] in
            state.isDismissed = true
            isPresented.wrappedValue = false
        }
        inside.environment.dismissDialog = dismiss
        let node = inside.node(kind)
        outputs.presentations.append(Presentation(node: node, presenter: inputs.presenter))
        node.text = title.string(in: inside.environment)
        node.children = inside.nodes(of: message, as: .message, into: &outputs)
        node.children += inside.nodes(of: actions, as: .actions, into: &outputs)
        node.addUsualButton(in: inside, into: &outputs, dismiss: dismiss)
        // Escape and a tap outside press the cancel button. An alert without one ends with its only button, or by a choice.
        let buttons = node.all(.button)
        let cancel = buttons.first { $0.role == .cancel } ?? (buttons.count == 1 ? buttons.first : nil)
        if let cancel { node.actions[.dismiss] = { _ in cancel.tap() } }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.modified)).readTraits(of: content, into: &reader)
    }
}

extension RenderNode {
    /// An alert without buttons gets one, and a confirmation dialog can always be cancelled.
    fileprivate func addUsualButton(
        in inputs: _ViewInputs, into outputs: inout _ViewOutputs, dismiss: @escaping @MainActor () -> Void
    ) {
        let buttons = all(.button)
        let place = inputs.descend(.part(.options))
        let button: RenderNode
        if kind == .alert, buttons.isEmpty {
            button = place.button(Text("OK"), into: &outputs)
        } else if kind == .confirmationDialog, !buttons.contains(where: { $0.role == .cancel }) {
            button = place.button(Text("Cancel"), role: .cancel, into: &outputs)
        } else {
            return
        }
        button.actions[.tap] = { _ in dismiss() }
        children.append(button)
    }
}

private struct DismissDialogKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// Dismisses the dialog around a button, after the button's action.
    var dismissDialog: (@MainActor () -> Void)? {
        get { self[DismissDialogKey.self] }
        set { self[DismissDialogKey.self] = newValue }
    }
}

extension View {
    public func confirmationDialog<A>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
        {
            EmptyView()
        }
    }

    @_disfavoredOverload
    public func confirmationDialog<S, A>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    public func confirmationDialog<A, M>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        confirmationDialog(
            Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: message
        )
    }

    @_disfavoredOverload
    public func confirmationDialog<S, A, M>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        confirmationDialog(
            Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: message
        )
    }

    public func confirmationDialog<A, M>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        let (actions, message) = (actions(), message())
        return DialogView(
            content: self, kind: .confirmationDialog, title: title, isPresented: isPresented, data: ()
        ) {
            (actions, message)
        }
    }
}
