public import Foundation

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
