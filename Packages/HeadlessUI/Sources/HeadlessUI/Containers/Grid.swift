public import Foundation

/// Rows of views in columns.
///
/// Differs from SwiftUI: the columns of the rows aren't aligned with one another.
public struct Grid<Content>: View where Content: View {
    private let alignment: Alignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        spacing = verticalSpacing
        self.content = content()
    }

    public var body: some View {
        VStack(alignment: alignment.horizontal, spacing: spacing) { content }
    }
}

/// A row of a ``Grid``.
public struct GridRow<Content>: View where Content: View {
    private let alignment: VerticalAlignment
    private let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment ?? .center
        self.content = content()
    }

    public var body: some View {
        HStack(alignment: alignment) { content }
    }
}

extension View {
    /// Differs from SwiftUI: the cell has one column.
    public func gridCellColumns(_ count: Int) -> some View { self }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
