public import FlowKit
public import Loading
public import Model

/// The content and actions of the wishlist's screen.
@MainActor
public protocol WishlistViewModelProtocol: ObservableObject, AlertPresenting {
    /// The items, newest first, or the error if the store can't be read.
    var state: ViewState<[WishlistItem], ServiceError> { get }
    /// The reason why the items may be outdated. `nil` if they are fresh.
    var notice: ServiceError? { get }

    /// Observes the wishlist. Runs while the screen is shown.
    func observe() async
    /// Retries reading after a failure.
    func retry()
    /// Loads the changes of the user's other devices.
    func refresh() async
    func open(_ item: WishlistItem)
    func remove(_ item: WishlistItem) async
    func moveToBag(_ item: WishlistItem) async
    func startShopping()
}
