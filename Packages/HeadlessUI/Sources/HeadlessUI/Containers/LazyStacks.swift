public import Foundation

/// Which headers and footers stay in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below one another, which appear as they are scrolled to.
public struct LazyVStack<Content>: View where Content: View {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public typealias Body = Never

    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.vstack)
        node.children = inputs.rows(of: content, into: &outputs)
        node.style.horizontalAlignment = alignment
        node.style.spacing = spacing
        outputs.nodes.append(node)
    }
}

/// Views beside one another, which appear as they are scrolled to.
public struct LazyHStack<Content>: View where Content: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public typealias Body = Never

    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.hstack)
        node.children = inputs.rows(of: content, into: &outputs)
        node.style.verticalAlignment = alignment
        node.style.spacing = spacing
        outputs.nodes.append(node)
    }
}
