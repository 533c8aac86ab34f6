public import FlowKit
public import Foundation
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of a page of the shop's website.
@MainActor
public protocol WebPageViewModelProtocol: ObservableObject {
    /// The title of the page.
    var title: LocalizedStringResource { get }
    /// The URL of the page, which the web view loads, or the reason why there is no page.
    var state: ViewState<URL, ServiceError> { get }
    /// The loaded part of the page, from 0 to 1. `nil` if the page is loaded, or if the web view doesn't report it.
    var progress: Double? { get }
    /// The settings of the web view.
    var configuration: WebViewConfiguration { get }

    /// Returns the URL in the language of a locale, if it is a page of the shop's website.
    func url(_ url: URL, in locale: Locale) -> URL
    /// Observes the configuration and the connection. Runs while the screen is shown.
    func observe() async
    func retry()
    /// Opens a link of the page: in the web view, in the app or outside of it.
    func follow(_ url: URL)
    /// Updates the screen for an event of the web view.
    func report(_ event: WebLoadEvent)
}

#if DEBUG
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
