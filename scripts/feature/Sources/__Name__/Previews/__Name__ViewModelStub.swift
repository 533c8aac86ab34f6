#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

    /// The list of __words__ with fixed content.
    final class __Name__ViewModelStub: __Name__ViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[String], ServiceError> = .success(["One", "Two"])

        func load() async {}
        func retry() async {}
        func startShopping() {}
    }

    extension GalleryScreen {
        public static var __name__: GalleryScreen {
            GalleryScreen(
                "__Name__",
                [
                    "items": __Name__ViewModelStub(),
                    "loading": __Name__ViewModelStub { $0.state = .loading },
                    "empty": __Name__ViewModelStub { $0.state = .success([]) },
                    "error": __Name__ViewModelStub { $0.state = .error(.offline) },
                ]
            ) { __Name__View(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.__name__.preview }
    #endif
#endif
