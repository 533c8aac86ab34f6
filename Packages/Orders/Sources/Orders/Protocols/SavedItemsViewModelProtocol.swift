public import FlowKit
public import Loading
public import Model

/// The content and actions of the items that the user has saved for later.
@MainActor
public protocol SavedItemsViewModelProtocol: ObservableObject, AlertPresenting {
    /// The items, newest first, or the error if the store can't be read.
    var state: ViewState<[SavedItem], ServiceError> { get }
    /// The reason why the items may be outdated. `nil` if they are fresh.
    var notice: ServiceError? { get }

    /// Observes the items. Runs while the screen is shown.
    func observe() async
    /// Retries reading after a failure.
    func retry()
    /// Opens the product of an item.
    func open(_ item: SavedItem)
    /// Moves an item to the bag, with the available part of its quantity.
    func moveToBag(_ item: SavedItem) async
    func remove(_ item: SavedItem) async
    /// Opens the shop, if there are no items yet.
    func startShopping()
}
