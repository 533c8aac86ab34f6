#if DEBUG
    import FlowKit
    import Foundation
    import Loading
    import Model
    public import SharedUI

    /// A page of the website with fixed content.
    final class WebPageViewModelStub: WebPageViewModelProtocol, ViewModelStub {
        let title: LocalizedStringResource = "Returns"
        @Published var state: ViewState<URL, ServiceError> = .loading
        @Published var progress: Double?
        let configuration = WebViewConfiguration()

        func url(_ url: URL, in locale: Locale) -> URL { url }
        func observe() async {}
        func retry() {}
        func follow(_ url: URL) {}
        func report(_ event: WebLoadEvent) {}

        fileprivate func show(_ address: String) {
            if let url = URL(string: address) { state = .success(url) }
        }
    }

    extension GalleryScreen {
        public static var webPage: GalleryScreen {
            GalleryScreen(
                "WebPage",
                [
                    "page": WebPageViewModelStub { $0.show("https://example.com/returns") },
                    "progress": WebPageViewModelStub {
                        $0.show("https://example.com/returns")
                        $0.progress = 0.4
                    },
                    "loading": WebPageViewModelStub(),
                    "offline": WebPageViewModelStub { $0.state = .error(.offline) },
                    "not found": WebPageViewModelStub { $0.state = .error(.notFound("page returns")) },
                ]
            ) { WebPageView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.webPage.preview }
    #endif
#endif
