public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the list of __items__.
@MainActor
public protocol __Name__ViewModelProtocol: ObservableObject {
    var state: ViewState<[__Item__], ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }

    /// Loads the content, and retries a failed load when the server becomes reachable. Runs while the screen is shown.
    func observe() async
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    /// Retries the last failed load.
    func retry()
    func startShopping()
}

#if DEBUG
    /// The list of __items__ with fixed content.
    final class __Name__ViewModelStub: __Name__ViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[__Item__], ServiceError> = .success(.samples)
        @Published var notice: ServiceError?

        func observe() async {}
        func refresh() async {}
        func retry() {}
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
                    "offline": __Name__ViewModelStub { $0.notice = .offline },
                    "error": __Name__ViewModelStub { $0.state = .error(.offline) },
                ]
            ) { __Name__View(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.__name__.preview }
    #endif
#endif
