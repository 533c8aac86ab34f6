import Foundation
import Hummingbird
import Localization
import Model

/// The routes of the website's pages: HTML without scripts.
struct PageController {
    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        router.get("pages/:page") { request, context in
            let name = try context.parameter("page")
            guard let page = ShopPage(name), let html = WebPageTemplate.pages[name] else {
                throw HTTPError.unknownPage(name)
            }
            return HTMLResponse(page: page, content: html, frame: Self.frameOrigin(of: request))
        }
    }

    /// Returns the origin of the page that shows this one in a frame. `nil` if it's a document of its own.
    private static func frameOrigin(of request: Request) -> WebOrigin? {
        guard request.headers[named: "Sec-Fetch-Dest"] == "iframe" else { return nil }
        return request.headers[.referer].flatMap(URL.init(string:)).flatMap(WebOrigin.init)
    }
}

/// The files of the pages.
enum WebPageTemplate {
    /// The content of each page, by name.
    static let pages = Resources.templates(in: "pages", kind: "html")
    /// The head with its style, and the place of the content.
    static let layout = pages["layout"] ?? ""
    /// The hash of the style, which is the only one that the browser applies.
    static let styleHash: String = {
        let style = layout.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first ?? ""
        return Data(SHA256.bytes(Array(style.utf8))).base64EncodedString()
    }()
}

/// A page of the website.
private struct HTMLResponse: ResponseGenerator {
    let page: ShopPage
    let content: String
    /// The origin of the page around. The links of a frame lead there, to the screens of the app, and replace the page around.
    let frame: WebOrigin?

    func response(from request: Request, context: some RequestContext) -> Response {
        let html = WebPageTemplate.layout
            .replacing("<!-- base -->", with: frame.map { "<base href=\"\($0)/\" target=\"_top\">" } ?? "")
            .replacing("<!-- title -->", with: String(localized: page.title))
            .replacing("<!-- content -->", with: content)
        var response = Response.cacheable(
            Data(html.utf8), contentType: "text/html; charset=utf-8", cacheControl: "no-cache", to: request)
        response.headers[.vary] = "Referer, Sec-Fetch-Dest"
        response.headers[.contentSecurityPolicy] = [
            "default-src 'none'", "style-src 'sha256-\(WebPageTemplate.styleHash)'",
            "base-uri \(frame.map { "\($0)" } ?? "'none'")", "form-action 'none'",
        ].joined(separator: "; ")
        response.headers[named: "Referrer-Policy"] = "no-referrer"
        return response
    }
}
