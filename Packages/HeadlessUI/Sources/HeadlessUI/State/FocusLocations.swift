/// The focus of a host's views. A value of no field is reset, as in SwiftUI.
@MainActor
struct FocusLocations {
    private struct Entry {
        weak var location: AnyObject?
        let isSet: () -> Bool
        let reset: () -> Void
    }
    private var entries: [Entry] = []

    mutating func add<Value: Equatable>(_ location: StateLocation<Value>, resettingTo initial: Value) {
        entries.removeAll { $0.location == nil }
        entries.append(
            Entry(
                location: location, isSet: { [weak location] in location.map { $0.value != initial } ?? false },
                reset: { [weak location] in location?.value = initial }))
    }

    /// Resets the focus that no field of the tree has.
    func reset(in tree: RenderNode) {
        for entry in entries where entry.isSet() {
            guard let location = entry.location, !tree.hasFocus(of: ObjectIdentifier(location)) else { continue }
            entry.reset()
        }
    }
}

extension RenderNode {
    fileprivate func hasFocus(of location: ObjectIdentifier) -> Bool {
        isFocused && focusLocation == location || children.contains { $0.hasFocus(of: location) }
    }
}
