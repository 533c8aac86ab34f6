/// A view that only stands for the views in it.
@MainActor
protocol ViewList {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void)
}

extension _ViewInputs {
    /// Calls `body` for each view that `view` stands for, with the place it is evaluated at.
    func forEachView(of view: any View, _ body: (any View, _ViewInputs) -> Void) {
        if let list = view as? any ViewList { list.forEachView(in: self, body) } else { body(view, self) }
    }
}

extension EmptyView: ViewList {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void) {}
}

extension TupleView: ViewList {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void) {
        for (index, child) in children.enumerated() { inputs.descend(.index(index)).forEachView(of: child, body) }
    }
}

extension Group: ViewList where Content: View {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void) {
        inputs.forEachView(of: content, body)
    }
}

extension Optional: ViewList where Wrapped: View {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void) {
        if let self { inputs.descend(.branch(true)).forEachView(of: self, body) }
    }
}

extension _ConditionalContent: ViewList where TrueContent: View, FalseContent: View {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void) {
        switch storage {
        case .trueContent(let view): inputs.descend(.branch(true)).forEachView(of: view, body)
        case .falseContent(let view): inputs.descend(.branch(false)).forEachView(of: view, body)
        }
    }
}

extension ForEach: ViewList where Content: View {
    func forEachView(in inputs: _ViewInputs, _ body: (any View, _ViewInputs) -> Void) {
        for element in data {
            inputs.descend(.id(AnyHashable(id(element)))).forEachView(of: content(element), body)
        }
    }
}
