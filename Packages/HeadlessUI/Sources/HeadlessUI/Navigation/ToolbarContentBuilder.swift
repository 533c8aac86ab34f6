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
