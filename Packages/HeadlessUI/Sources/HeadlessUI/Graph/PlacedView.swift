/// The view that a modifier is applied to, or the label that a style draws, at one position.
///
/// The body of the modifier or style is kept, and finds the view of the present pass here.
@MainActor
final class PlacedView {
    fileprivate var view: any View = EmptyView()

    func render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        view._render(in: inputs.descend(.part(.placed)), into: &outputs)
        outputs.placed.append(ObjectIdentifier(self))
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.placed)).readTraits(of: view, into: &reader)
    }
}

extension _ViewOutputs {
    /// Notes that a view was placed where it belongs: by the modifier or style that it is the content of.
    mutating func end(_ placed: PlacedView) {
        self.placed.removeAll { $0 == ObjectIdentifier(placed) }
    }
}

/// A source, other than a modifier, whose body contains a placed view.
protocol PlacingContent {}

extension _ViewInputs {
    /// Returns the placed view of this position, with the view of this pass.
    func placed(_ view: any View) -> PlacedView {
        let placed = memory { PlacedView() }
        placed.view = view
        return placed
    }
}
