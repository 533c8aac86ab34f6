#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

    /// The store's content with fixed numbers.
    final class StoreInspectorViewModelStub: StoreInspectorViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<StoreReport, ServiceError> = .success(
            StoreReport(
                tables: [.init("bagLine", rowCount: 3), .init("product", rowCount: 194)], byteCount: 1_250_000,
                unsentChanges: [
                    .init(id: .init(rawValue: .sample), subject: "bag 12", state: .needsAttention, attempts: 5)
                ]))
        @Published var alert: AlertState?

        func observe() async {}
        func refresh() async {}
        func retry(_ change: StoreReport.UnsentChange) async {}
        func sendAll() async {}
    }

    extension GalleryScreen {
        public static var storeInspector: GalleryScreen {
            GalleryScreen(
                "StoreInspector",
                [
                    "content": StoreInspectorViewModelStub(),
                    "empty": StoreInspectorViewModelStub { $0.state = .success(StoreReport()) },
                    "loading": StoreInspectorViewModelStub { $0.state = .loading },
                    "error": StoreInspectorViewModelStub { $0.state = .error(.storage("unreadable")) },
                    "alert": StoreInspectorViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { StoreInspectorView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.storeInspector.preview }
    #endif
#endif
