/// The values that a view sets for its container.
@MainActor
struct Traits {
    var tag: Any?
    var tabItem: [RenderNode]?
    var badge: String?
    var swipeActions: [RenderNode] = []
    var rowInsets: EdgeInsets?
    var rowSeparator: Visibility?
    var rowBackground: RenderStyle.Paint?
}

/// The traits of a view that isn't rendered, as a container reads them.
@MainActor
struct TraitReader {
    var traits = Traits()
    /// True to look for traits in the bodies of the app's views too. Their state is created, but nothing is
    /// rendered: no view appears, changes or presents anything.
    let evaluatesBodies: Bool
}

/// A built-in view or modifier that finds the traits of its content, at the position at which it renders the content.
@MainActor
protocol TraitReading {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs)
}

extension _ViewInputs {
    /// Reads the traits of the view that is rendered at this position.
    func readTraits<V: View>(of view: V, into reader: inout TraitReader) {
        if let view = view as? any TraitReading {
            view.readTraits(into: &reader, in: self)
        } else if reader.evaluatesBodies, V.Body.self != Never.self {
            let here = descend(.type(ObjectIdentifier(V.self)))
            here.readTraits(of: here.body(of: view) { $0.body }, into: &reader)
        }
    }
}

/// A built-in modifier that sets a trait.
struct Traited<Content: View>: View, TraitReading {
    let content: Content
    let set: @MainActor (inout Traits, _ViewInputs) -> Void

    typealias Body = Never

    init(_ content: Content, _ set: @escaping @MainActor (inout Traits, _ViewInputs) -> Void) {
        self.content = content
        self.set = set
    }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let start = outputs.nodes.count
        content._render(in: inputs, into: &outputs)
        for index in start..<outputs.nodes.count {
            let node = outputs.nodes[index].unshared()
            set(&node.traits, inputs)
            outputs.nodes[index] = node
        }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.readTraits(of: content, into: &reader)
        // Not where it is rendered: a label is evaluated once for each.
        set(&reader.traits, inputs.descend(.part(.label)))
    }
}

extension Decorated: TraitReading {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.readTraits(of: content, into: &reader)
    }
}

extension Contextual: TraitReading {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        var inputs = inputs
        if reader.evaluatesBodies { change(&inputs) }
        inputs.readTraits(of: content, into: &reader)
    }
}

extension AnyView: TraitReading {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.type(ObjectIdentifier(type(of: storage)))).readTraits(of: storage, into: &reader)
    }
}

extension EquatableView: TraitReading {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.readTraits(of: content, into: &reader)
    }
}

extension Group: TraitReading where Content: View {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.readTraits(of: content, into: &reader)
    }
}

extension TupleView: TraitReading {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        if let first = children.first { inputs.descend(.index(0)).readTraits(of: first, into: &reader) }
    }
}

extension Optional: TraitReading where Wrapped: View {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        if let self { inputs.descend(.branch(true)).readTraits(of: self, into: &reader) }
    }
}

extension _ConditionalContent: TraitReading where TrueContent: View, FalseContent: View {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        switch storage {
        case .trueContent(let view): inputs.descend(.branch(true)).readTraits(of: view, into: &reader)
        case .falseContent(let view): inputs.descend(.branch(false)).readTraits(of: view, into: &reader)
        }
    }
}
