import FlowKit

extension NavigationState {
    /// The descriptions of the presentations with an awaited result.
    @MainActor
    func awaitedPresentations(of navigator: Navigator<Schema>) -> [String] {
        let awaited = navigator.awaitedModals
        return activities.flatMap(\.modals).filter { awaited.contains($0.id) }.map(\.description)
    }
}

extension Navigator {
    /// The modals with an awaited result.
    ///
    /// The navigator has no API for it, so this reads its storage. A test fails when the storage is renamed.
    fileprivate var awaitedModals: Set<ModalID> {
        let presentations = Mirror(reflecting: self).descendant("presentations") as? [ModalID: Any]
        return Set(presentations.map(\.keys) ?? [:].keys)
    }
}
