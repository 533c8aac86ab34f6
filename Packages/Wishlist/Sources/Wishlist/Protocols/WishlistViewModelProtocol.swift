public import FlowKit
public import Model

/// What the wishlist's screen shows and what can be done there.
@MainActor
public protocol WishlistViewModelProtocol: ObservableObject {
    var state: ViewState<[WishlistItem], ServiceError> { get }
    /// What went wrong with what was done last.
    var alert: AlertState? { get set }
    var undo: UndoOffer { get }

    /// Follows the wishlist for as long as the screen is shown.
    func observe() async
    func open(_ item: WishlistItem)
    func remove(_ item: WishlistItem) async
    func moveToBag(_ item: WishlistItem) async
    func startShopping()
}
