public import FlowKit
public import Model

/// The content and actions of the quick order's screen.
@MainActor
public protocol QuickOrderViewModelProtocol: ObservableObject, AlertPresenting {
    /// The text of the field. After ``check()``, the lines that couldn't be read.
    var text: String { get set }
    /// A Boolean value that indicates whether the text holds lines that couldn't be read.
    var isUnreadable: Bool { get }
    /// The products to order, in the order in which they were entered.
    var lines: [QuickOrderLine] { get }
    /// The sum of all lines. `nil` while a line can't be added to the bag, or if the sum overflows.
    var total: Money? { get }
    /// A Boolean value that indicates whether the lines are being added to the bag.
    var isAdding: Bool { get }

    /// Retries failed products when the server becomes reachable. Runs while the screen is shown.
    func observe() async
    /// Moves the readable lines of the text to the products, and loads these.
    func check() async
    /// Loads the products that failed to load.
    func retry() async
    func setQuantity(_ quantity: Int, of id: Product.ID)
    func remove(_ id: Product.ID)
    func open(_ id: Product.ID)
    /// Adds all lines to the bag and opens it. Does nothing while ``total`` is `nil`.
    func addToBag() async
}
