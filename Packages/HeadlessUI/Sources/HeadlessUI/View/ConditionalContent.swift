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
