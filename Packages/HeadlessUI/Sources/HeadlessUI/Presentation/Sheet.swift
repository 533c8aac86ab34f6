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
        node.style.transition = screen.transition
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
        Contextual(self) { $0.screen.detents = detents.sorted { $0.name < $1.name } }
    }

    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        Contextual(self) { $0.screen.keepsSheetOpen = isDisabled }
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
