public import Foundation

/// Shows a sheet in front of its content while there is an item.
struct SheetView<Content: View, Item, Sheet: View>: View, TraitReading {
    let content: Content
    let kind: RenderNode.Kind
    let item: Binding<Item?>
    let id: (Item) -> AnyHashable
    let onDismiss: (() -> Void)?
    let sheet: (Item) -> Sheet

    typealias Body = Never

    /// The item whose sheet was presented in the last pass.
    @MainActor
    private final class Presented {
        var item: Item?
        var isBlank = false
        /// True if the user has dismissed the sheet, and the app only has to follow.
        var isDismissed = false
        /// The number of presentations so far. Each has a state of its own.
        var count = 0
    }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let here = inputs.descend(.part(.sheet))
        content._render(in: inputs.descend(.part(.modified)), into: &outputs)

        let state = here.memory { Presented() }
        if inputs.host.isChecking { return check(state, in: inputs, here, into: &outputs) }
        if let item = here.value(of: item) {
            // Another item of the same sheet is one change: SwiftUI dismisses the sheet and presents it again.
            let isNew = state.item.map({ id($0) != id(item) }) ?? true
            if isNew { state.count += 1 }
            let inside = here.presented(.index(state.count))
            if isNew {
                inputs.host.presentationChanges.begun.append(kind)
                // The sheet of another item is dismissed first.
                if state.item != nil, let onDismiss { inputs.host.afterRender(onDismiss) }
            }
            let (node, content) = present(item, in: inside, state)
            // In front of this sheet comes what its own content presents.
            outputs.presentations.append(Presentation(node: node, presenter: inputs.presenter))
            outputs.take(content)
            state.isDismissed = false
            state.item = item
            state.isBlank = node.isBlank
        } else if let last = state.item {
            state.item = nil
            if !state.isDismissed { inputs.host.presentationChanges.ended.append(kind) }
            state.isDismissed = false
            if let onDismiss { inputs.host.afterRender(onDismiss) }
            dismiss(last, wasBlank: state.isBlank, in: here.presented(.index(state.count)), state)
        }
    }

    /// Evaluates the content of a sheet that is presented, or is to be.
    private func check(
        _ state: Presented, in inputs: _ViewInputs, _ here: _ViewInputs, into outputs: inout _ViewOutputs
    ) {
        guard let item = item.wrappedValue else { return }
        let isNew = state.item.map({ id($0) != id(item) }) ?? true
        let inside = here.presented(.index(isNew ? state.count + 1 : state.count))
        let (node, content) = present(item, in: inside, state)
        outputs.presentations.append(Presentation(node: node, presenter: inputs.presenter))
        outputs.take(content)
    }

    /// Evaluates the content once more, as SwiftUI does while the sheet moves away. The next pass removes it.
    private func dismiss(_ last: Item, wasBlank: Bool, in inputs: _ViewInputs, _ state: Presented) {
        let (node, _) = present(last, in: inputs, state)
        inputs.host.afterRender { [place = inputs.place] in place.invalidate() }
        guard node.isBlank, !wasBlank else { return }
        inputs.host.report(
            """
            The content of \(kind.phrase) is empty while it is dismissed.

            SwiftUI evaluates the content until the animation ends. This usually means that it shows a value that is \
            removed together with its presentation. To fix this, keep the value that was shown last.
            """
        )
    }

    /// Returns the sheet, and what its content says to the views outside: which it presents itself.
    private func present(
        _ shown: Item, in inputs: _ViewInputs, _ state: Presented
    ) -> (node: RenderNode, content: _ViewOutputs) {
        let node = inputs.node(kind)
        var inside = inputs
        inside.presenter = inputs.node.uid
        let item = self.item
        let close: @MainActor @Sendable () -> Void = { item.wrappedValue = nil }
        inside.setDismiss(close)
        let here = inside.descend(.part(.screen))
        var content = _ViewOutputs()
        let (front, screen) = here.screen(of: here.content(of: shown, sheet), into: &content)
        content.preferences = Preferences()
        node.children = [front]
        node.style.detents = screen.detents
        node.style.transition = screen.transition
        if screen.keepsSheetOpen != true {
            node.actions[.dismiss] = { _ in
                state.isDismissed = true
                close()
            }
        }
        return (node, content)
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.modified)).readTraits(of: content, into: &reader)
    }
}

extension RenderNode {
    /// True if there is nothing to see: only containers.
    fileprivate var isBlank: Bool { text == nil && kind.canHoldScreens && children.allSatisfy(\.isBlank) }
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
        inputs.environment.searchFocus = nil
        inputs.environment.dismissDialog = nil
        return inputs
    }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(name: "height \(height)") }
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(name: "fraction \(fraction)") }
}

extension View {
    public func sheet<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        SheetView(
            content: self, kind: .sheet, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, sheet: content
        )
    }

    public func sheet<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        SheetView(
            content: self, kind: .sheet, item: isPresented.asItem, id: { AnyHashable($0) }, onDismiss: onDismiss
        ) { _ in content() }
    }

    public func fullScreenCover<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        SheetView(
            content: self,
            kind: .fullScreenCover,
            item: item,
            id: { AnyHashable($0.id) },
            onDismiss: onDismiss,
            sheet: content
        )
    }

    public func fullScreenCover<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        SheetView(
            content: self,
            kind: .fullScreenCover,
            item: isPresented.asItem,
            id: { AnyHashable($0) },
            onDismiss: onDismiss
        ) { _ in content() }
    }

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        ScreenModifier(self) { screen, _ in screen.detents = detents.sorted { $0.name < $1.name } }
    }

    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        ScreenModifier(self) { screen, _ in screen.keepsSheetOpen = isDisabled }
    }
}

extension Binding where Value == Bool {
    /// True as something, false as nothing.
    fileprivate var asItem: Binding<Bool?> {
        .init(reading: { wrappedValue ? true : nil }, writing: { wrappedValue = $0 ?? false })
    }
}

@_spi(Inspection)
extension PresentationDetent {
    /// The detent's SwiftUI name, with its number if it has one.
    public var renderedName: String { name }
}
