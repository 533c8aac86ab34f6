@_spi(Inspection) import HeadlessUI

extension RenderPass {
    /// The events that a view takes beside those that its kind is there for.
    func gestures(_ node: RenderNode) -> [RenderNode.Event] {
        var events: [RenderNode.Event] = []
        if node.takes(.drag) { events.append(.drag) }
        // Of a screen that is its way back, of a dialog its way out.
        if node.takes(.dismiss), node.kind != .screen, !node.isPresented { events.append(.dismiss) }
        return events
    }
}

extension Element {
    /// Adds to the events that the script sends from here.
    mutating func add(_ events: [RenderNode.Event]) {
        guard !events.isEmpty else { return }
        let names = (self[.dataOn].map { [$0] } ?? []) + events.map(\.rawValue)
        attributes.removeAll { $0.name == .dataOn }
        attributes.append(.init(.dataOn, names.joined(separator: " ")))
    }
}
