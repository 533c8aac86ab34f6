import FlowKit

extension NavigationState {
    /// What is presented and has somebody wait for its result, by its description.
    @MainActor
    func awaitedPresentations(of navigator: Navigator<Schema>) -> [String] {
        let awaited = navigator.awaitedModals
        return activities.flatMap(\.modals).filter { awaited.contains($0.id) }.map(\.description)
    }
}

extension Navigator {
    /// The modals whose results somebody waits for.
    ///
    /// The navigator does not tell, so it is looked at from outside. A test fails when this finds nothing any more.
    fileprivate var awaitedModals: Set<ModalID> {
        let presentations = Mirror(reflecting: self).descendant("presentations") as? [ModalID: Any]
        return Set(presentations.map(\.keys) ?? [:].keys)
    }
}
