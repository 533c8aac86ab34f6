import FlowKit
import Foundation
import Mocks
import Model

@testable import Web

/// The services of the website's pages, and what left through the exit.
@MainActor
final class WebScene: ObservableObject {
    var webURLs = MockWebURLProvider()
    let webView = MockWebViewConfigurationService(WebViewConfiguration(allowedHosts: ["help.example"]))
    let reachability = MockReachabilityService()
    @Published private(set) var exits: [WebExit] = []

    func flow(router: Router<WebRoute>? = nil) -> WebFlowViewModel {
        WebFlowViewModel(
            WebDependencyContainer(webURLs: webURLs, webView: webView, reachability: reachability), router: router
        ) { [self] in exits.append($0) }
    }
}

extension URL {
    /// A page of the mocks' website.
    static func shop(_ page: ShopPage) -> URL { URL("https://shop.example").appending(path: page.path) }

    /// A URL that a test knows to be valid.
    init(_ text: StaticString) { self = URL(string: "\(text)") ?? URL(filePath: "/") }
}
