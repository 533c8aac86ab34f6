/// What a composite view made, which is taken again where nothing has changed that it depends on.
///
/// Its body is compared as every body is. Here is what the views in it depend on besides: state that changed below, the
/// environment that they read, and the place in which they are.
@MainActor
struct KeptOutputs {
    let outputs: _ViewOutputs
    fileprivate let reads: EnvironmentReads
    private let pass: Int
    private let environment: EnvironmentValues
    private let surroundings: Surroundings

    fileprivate init(_ outputs: _ViewOutputs, in inputs: _ViewInputs, reads: EnvironmentReads) {
        for node in outputs.nodes { node.isKept = true }
        for presentation in outputs.presentations { presentation.node.isKept = true }
        self.outputs = outputs
        self.reads = reads
        pass = inputs.host.pass
        environment = inputs.environment
        surroundings = Surroundings(inputs, hasRows: outputs.hasRows)
    }

    fileprivate func areCurrent(in inputs: _ViewInputs) -> Bool {
        inputs.node.changedPass < pass && surroundings == Surroundings(inputs, hasRows: outputs.hasRows)
            && inputs.environment.agrees(with: environment, on: reads.names, by: inputs.host.fields)
    }

    /// What views depend on that isn't in the environment.
    @MainActor
    private struct Surroundings: @MainActor Equatable {
        let isVisible, isLazy, isListed, tagsRows, hasAppeared: Bool
        let rowID: AnyHashable?
        let presenter: Int
        let firstRow, limit: Int?

        init(_ inputs: _ViewInputs, hasRows: Bool) {
            isVisible = inputs.isVisible
            isLazy = inputs.isLazy
            isListed = inputs.isListed
            tagsRows = inputs.tagsRows
            hasAppeared = inputs.row?.hasAppeared ?? true
            rowID = inputs.rowID
            presenter = inputs.presenter
            firstRow = hasRows ? inputs.firstRow : nil
            limit = hasRows ? inputs.window?.limit : nil
        }
    }
}

extension _ViewInputs {
    /// Renders a composite view at this position.
    func render<Composite: View>(_ view: Composite, into outputs: inout _ViewOutputs) {
        var inside = self
        inside.firstRow = firstRow(after: outputs)
        // What can't be seen is checked when it is shown.
        if !host.isChecking || !isVisible, let kept = node.kept, kept.areCurrent(in: inside),
            isEvaluationCurrent(of: view)
        {
            environment.reads?.note(kept.reads.names)
            node.keptPass = host.pass
            outputs.append(kept.outputs)
            return
        }
        let reads = inside.environment.noteReads()
        var made = _ViewOutputs()
        inside.body(of: view) { $0.body }._render(in: inside, into: &made)
        if !host.isChecking {
            // A view that is placed in it can be another one in the next pass, although nothing here has changed.
            node.kept = made.placed.isEmpty ? KeptOutputs(made, in: inside, reads: reads) : nil
        }
        outputs.append(made)
    }
}
