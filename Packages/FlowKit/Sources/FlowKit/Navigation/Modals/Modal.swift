/// Something presented over an activity's tabs, or over what is presented there already.
///
/// What a modal presents is the next one above it. A sheet or a cover holds a flow, so it can push. An alert or a
/// dialog holds none, and nothing lies above it: what is presented next takes its place.
public struct Modal<Route: Hashable & Sendable>: Hashable, Identifiable, Sendable {
    public let id: ModalID
    public var content: ModalContent<Route>

    @inlinable
    public init(id: ModalID, _ content: ModalContent<Route>) {
        self.id = id
        self.content = content
    }

    /// The screens in it; nil for an alert or a dialog.
    @inlinable
    public var flow: FlowState<Route>? { content.flow }

    @inlinable
    var hasFlow: Bool { content.style != nil }
}

extension Modal: Codable where Route: Codable {}
