#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

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
