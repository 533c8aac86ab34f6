public import FlowKit
public import Model

/// The choice of the component catalog.
@MainActor
public protocol ComponentCatalogViewModelProtocol: ObservableObject {
    /// The group of components that is shown.
    var group: ComponentGroup { get set }
}
