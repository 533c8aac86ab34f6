/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Equatable, Sendable {
    let name: String
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

@_spi(Inspection)
extension ToolbarItemPlacement {
    /// The placement's SwiftUI name.
    public var renderedName: String { name }
}

/// One or more items of a toolbar.
@preconcurrency @MainActor
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder var body: Body { get }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs)
}

extension ToolbarContent {
    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let here = inputs.descend(.type(ObjectIdentifier(Self.self)))
        here.body(of: self) { $0.body }._render(in: here, into: &outputs)
    }
}

extension ToolbarContent where Body == Never {
    /// Primitive toolbar content is rendered directly: nothing evaluates its body.
    public var body: Never { fatalError("\(Self.self) is primitive toolbar content and has no body") }
}

extension Never: ToolbarContent {}

/// An item of a toolbar.
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    let placement: ToolbarItemPlacement
    let content: Content

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.toolbarItem, content, into: &outputs)
        node.placement = placement
        outputs.nodes.append(node)
    }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

/// Several items of a toolbar in one place.
public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    let placement: ToolbarItemPlacement
    let content: Content

    public typealias Body = Never

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let items = inputs.toolbarItems(of: content, placement: placement, into: &outputs)
        outputs.nodes += items
    }
}

extension _ViewInputs {
    fileprivate func toolbarItems(
        of content: some View, placement: ToolbarItemPlacement, into outputs: inout _ViewOutputs
    ) -> [RenderNode] {
        nodes(of: content, into: &outputs).map { child in
            let item = RenderNode(.toolbarItem, id: descend(.around(child.id)).node.uid)
            item.placement = placement
            item.children = [child]
            return item
        }
    }
}

/// Adds a toolbar to the screen that its content is on.
private struct ToolbarView<Content: View>: View, TraitReading {
    let content: Content
    let items: @MainActor (_ViewInputs, inout _ViewOutputs) -> [RenderNode]

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        var bar = inputs.descend(.part(.toolbar))
        bar.isLazy = false
        let shown = items(bar, &outputs)
        outputs.screen.toolbar += shown
        content._render(in: inputs.descend(.part(.modified)), into: &outputs)
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.modified)).readTraits(of: content, into: &reader)
    }
}

extension View {
    public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        let content = content()
        return ToolbarView(content: self) { $0.toolbarItems(of: content, placement: .automatic, into: &$1) }
    }

    public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent {
        let content = content()
        return ToolbarView(content: self) { inputs, outputs in
            var bar = _ViewOutputs()
            content._render(in: inputs, into: &bar)
            outputs.take(bar)
            return bar.nodes
        }
    }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> some ToolbarContent
    where repeat each Content: ToolbarContent {
        var parts: [any ToolbarContent] = []
        repeat parts.append(each content)
        return _ToolbarContentList(parts: parts)
    }

    public static func buildIf<Content>(_ content: Content?) -> some ToolbarContent where Content: ToolbarContent {
        _ToolbarContentList(parts: content.map { [$0] } ?? [])
    }

    public static func buildEither<Content>(first: Content) -> _ToolbarContentList where Content: ToolbarContent {
        _ToolbarContentList(parts: [first], branch: true)
    }

    public static func buildEither<Content>(second: Content) -> _ToolbarContentList where Content: ToolbarContent {
        _ToolbarContentList(parts: [second], branch: false)
    }
}

/// Toolbar content made of other toolbar content.
public struct _ToolbarContentList: ToolbarContent {
    let parts: [any ToolbarContent]
    var branch = true

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let here = inputs.descend(.branch(branch))
        for (index, part) in parts.enumerated() { part._render(in: here.descend(.index(index)), into: &outputs) }
    }
}
