public import FlowKit
public import Model

#if DEBUG
    import Loading
    public import SharedUI
#endif

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

#if DEBUG
    /// A quick order with fixed lines.
    final class QuickOrderViewModelStub: QuickOrderViewModelProtocol, ViewModelStub {
        @Published var text = ""
        @Published var isUnreadable = false
        @Published var lines: [QuickOrderLine] = []
        @Published var isAdding = false
        @Published var alert: AlertState?
        var total: Money? { Bag(lines: lines.compactMap(\.bagLine)).totals?.total }

        func observe() async {}
        func check() async {}
        func retry() async {}
        func setQuantity(_ quantity: Int, of id: Product.ID) {}
        func remove(_ id: Product.ID) { lines.removeAll { $0.id == id } }
        func open(_ id: Product.ID) {}
        func addToBag() async {}
    }

    extension [QuickOrderLine] {
        static var samples: [QuickOrderLine] {
            ProductSummary.samples.prefix(2).map { QuickOrderLine(id: $0.id, quantity: 2, product: .success($0)) }
        }

        /// Lines with too much, without a product, with a failure and one that loads.
        static var problems: [QuickOrderLine] {
            let product = ProductSummary.samples[2]
            return [
                QuickOrderLine(id: product.id, quantity: 5, product: .success(product)),
                QuickOrderLine(id: Product.ID(rawValue: 99), quantity: 1, product: .error(.notFound("product 99"))),
                QuickOrderLine(id: Product.ID(rawValue: 12), quantity: 1, product: .error(.offline)),
                QuickOrderLine(id: Product.ID(rawValue: 13), quantity: 1, product: .loading),
            ]
        }
    }

    extension GalleryScreen {
        public static var quickOrder: GalleryScreen {
            GalleryScreen(
                "QuickOrder",
                [
                    "empty": QuickOrderViewModelStub(),
                    "lines": QuickOrderViewModelStub { $0.lines = .samples },
                    "problems": QuickOrderViewModelStub {
                        $0.text = "12 x"
                        $0.isUnreadable = true
                        $0.lines = .problems
                    },
                    "adding": QuickOrderViewModelStub {
                        $0.lines = .samples
                        $0.isAdding = true
                    },
                    "alert": QuickOrderViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { QuickOrderView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.quickOrder.preview }
    #endif
#endif
