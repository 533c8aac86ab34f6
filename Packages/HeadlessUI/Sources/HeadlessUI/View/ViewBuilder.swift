/// Builds views from the statements of a closure.
@resultBuilder @MainActor
public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

    @_disfavoredOverload
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> where repeat each Content: View {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView((repeat each content), children: children)
    }

    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        .init(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        .init(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
        AnyView(content)
    }
}

/// The views of one block, in order.
public struct TupleView<T>: View {
    public var value: T
    let children: [any View]

    public typealias Body = Never

    init(_ value: T, children: [any View]) {
        self.value = value
        self.children = children
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        for (index, child) in children.enumerated() {
            child._render(in: inputs.descend(.index(index)).row(after: outputs), into: &outputs)
        }
    }
}

extension TupleView: FieldComparable {
    func isSame(as other: Self, by fields: FieldComparison) -> Bool { fields.isSame(value, other.value) }
}

/// One of two views, made by `if`/`else` and `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        switch storage {
        case .trueContent(let view): view._render(in: inputs.descend(.branch(true)), into: &outputs)
        case .falseContent(let view): view._render(in: inputs.descend(.branch(false)), into: &outputs)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        if let self { self._render(in: inputs.descend(.branch(true)), into: &outputs) }
    }
}

/// Several views treated as one, without a layout of their own.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        content._render(in: inputs, into: &outputs)
    }
}

/// A view whose type is erased. Another type at the same place is another view, with state of its own.
public struct AnyView: View {
    let storage: any View

    public typealias Body = Never

    public init<V>(_ view: V) where V: View { storage = view }
    public init<V>(erasing view: V) where V: View { storage = view }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        storage._render(in: inputs.descend(.type(ObjectIdentifier(type(of: storage)))), into: &outputs)
    }
}
