@_spi(MainQueue) public import SharedCombine

private struct ReceiverView<Content: View, P: Publisher>: View, TraitReading where P.Failure == Never {
    let content: Content
    let publisher: P
    let action: (P.Output) -> Void

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let here = inputs.descend(.part(.change))
        content._render(in: here, into: &outputs)
        if inputs.host.isChecking { return }
        let receiver = here.memory { Receiver<P>(at: here.place) }
        receiver.action = action
        // A publisher may send when it is subscribed to: not before the pass has ended.
        if receiver.isNew(publisher, by: inputs.host.fields) {
            inputs.host.afterRender { [publisher] in receiver.subscribe(to: publisher) }
        }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.change)).readTraits(of: content, into: &reader)
    }
}

/// The subscription of a view to a publisher.
@MainActor
private final class Receiver<P: Publisher> where P.Failure == Never {
    var action: (P.Output) -> Void = { _ in }
    private var publisher: P?
    private var subscription: AnyCancellable?
    private let place: Place

    init(at place: Place) { self.place = place }

    func isNew(_ publisher: P, by fields: FieldComparison) -> Bool {
        self.publisher.map { !fields.isSame($0, publisher) } ?? true
    }

    func subscribe(to publisher: P) {
        self.publisher = publisher
        subscription = publisher.sink { [weak self] value in
            if MainQueue.isCurrent {
                // The value stays on the queue that it was sent on.
                nonisolated(unsafe) let value = value
                MainActor.assumeIsolated { self?.action(value) }
            } else {
                Task { @MainActor in self?.reportBackgroundValue() }
            }
        }
    }

    private func reportBackgroundValue() {
        place.report(
            """
            onReceive: \(P.self) sent a value from a background thread. The value is dropped.

            This usually means that the publisher sends where a task or a callback runs. To fix this, add \
            .receive(on: DispatchQueue.main) to it.
            """
        )
    }
}

extension View {
    /// Performs an action for each value that a publisher sends while the view is there.
    public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P: Publisher, P.Failure == Never {
        ReceiverView(content: self, publisher: publisher, action: action)
    }
}
