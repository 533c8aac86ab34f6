/// Shows a sheet in front of its content while there is an item.
struct SheetView<Content: View, Item, Sheet: View>: View, TraitReading {
    let content: Content
    let kind: RenderNode.Kind
    let item: Binding<Item?>
    let id: (Item) -> AnyHashable
    let onDismiss: (() -> Void)?
    let sheet: (Item) -> Sheet

    typealias Body = Never

    @MainActor
    private final class Presented {
        var isPresented = false
    }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        inputs.screen.canPresent = true
        let here = inputs.descend(.part(.sheet))
        content._render(in: inputs.descend(.part(.modified)), into: &outputs)

        let state = here.memory { Presented() }
        if let item = item.wrappedValue {
            state.isPresented = true
            present(item, in: here.presented(.id(id(item))))
        } else if state.isPresented {
            state.isPresented = false
            if let onDismiss { inputs.host.afterRender(onDismiss) }
        }
    }

    private func present(_ shown: Item, in inputs: _ViewInputs) {
        var inside = inputs
        let item = self.item
        let close: @MainActor @Sendable () -> Void = { item.wrappedValue = nil }
        let node = inside.node(kind)
        // In front of this sheet comes what its own content presents.
        inside.host.present(node)
        inside.environment.dismiss = DismissAction(action: close)
        inside.environment.isPresented = true
        let screen = Screen()
        node.children = [inside.descend(.part(.screen)).screen(of: sheet(shown), screen: screen)]
        node.style.detents = screen.detents
        if !screen.keepsSheetOpen { node.actions[.dismiss] = { _ in close() } }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.modified)).readTraits(of: content, into: &reader)
    }
}

extension _ViewInputs {
    /// Inputs for something in front of the screen: it is seen even where the view that presents it is not.
    func presented(_ key: NodeKey) -> _ViewInputs {
        var inputs = descend(key)
        inputs.isVisible = true
        inputs.isLazy = false
        inputs.row = nil
        inputs.rowOutside = nil
        inputs.window = nil
        inputs.environment.navigationPush = nil
        inputs.environment.refresh = nil
        inputs.environment.submitText = nil
        inputs.environment.submitSearch = nil
        inputs.environment.dismissDialog = nil
        return inputs
    }
}
