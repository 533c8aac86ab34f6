public import FlowKit
public import Model

/// What the wishlist's screen shows and what can be done there.
@MainActor
public protocol WishlistViewModelProtocol: ObservableObject {
    /// What is on it, the newest first; a failure when the device can't read it.
    var state: ViewState<[WishlistItem], ServiceError> { get }
    /// Which attempt to follow the wishlist this is: grows with each ``retry()``.
    var attempt: Int { get }
    /// What went wrong with what was done last.
    var alert: AlertState? { get set }
    var undo: UndoOffer { get }

    /// Follows the wishlist for as long as the screen is shown.
    func observe() async
    /// Tries again what could not be read.
    func retry()
    func open(_ item: WishlistItem)
    func remove(_ item: WishlistItem) async
    func moveToBag(_ item: WishlistItem) async
    func startShopping()
}
