import FlowLocalization
import Foundation
import Hummingbird
import Model

/// The routes of the website's pages: HTML without scripts, in the language of the reader.
struct PageController {
    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        router.get("pages/:page") { request, context in
            let name = try context.parameter("page")
            let language = Self.language(of: request)
            guard let page = WebPageTemplate.pages[language]?[name] else { throw HTTPError.unknownPage(name) }
            return HTMLResponse(page: page, language: language, frame: Self.frameOrigin(of: request))
        }
    }

    /// Returns the language that the query names, the first of the reader's languages that the pages have, or English.
    private static func language(of request: Request) -> Language {
        let named = request.uri.queryParameters["lang"].map { [String($0)] } ?? []
        let languages = (named + acceptedTags(of: request)).lazy.compactMap { tag in
            Language(rawValue: tag.prefix { $0 != "-" }.lowercased())
        }
        return languages.first { WebPageTemplate.pages[$0] != nil } ?? .english
    }

    /// Returns the tags of `Accept-Language`, the most preferred first.
    private static func acceptedTags(of request: Request) -> [String] {
        let entries = (request.headers[.acceptLanguage] ?? "").split(separator: ",", maxSplits: 16).prefix(16)
        let weighted = entries.enumerated().compactMap { index, entry -> (tag: String, weight: Double, index: Int)? in
            let parts = entry.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            let weight = parts.dropFirst().first.map { Double($0.replacing("q=", with: "")) ?? 0 } ?? 1
            guard let tag = parts.first, weight > 0 else { return nil }
            return (tag, weight, index)
        }
        return weighted.sorted { ($1.weight, $0.index) < ($0.weight, $1.index) }.map(\.tag)
    }

    /// Returns the origin of the page that shows this one in a frame. `nil` if it's a document of its own.
    private static func frameOrigin(of request: Request) -> WebOrigin? {
        guard request.headers[named: "Sec-Fetch-Dest"] == "iframe" else { return nil }
        return request.headers[.referer].flatMap(URL.init(string:)).flatMap(WebOrigin.init)
    }
}

/// The files of the pages.
enum WebPageTemplate {
    /// The title of a page, in the first line of its file, and the content.
    struct Page {
        let title: String
        let content: String

        init(_ file: String) {
            let (open, close) = ("<title>", "</title>")
            title = String(file.prefix { $0 != "\n" }).replacing(open, with: "").replacing(close, with: "")
            content = String(file.drop { $0 != "\n" }.dropFirst())
        }
    }

    /// The pages of each language, by name.
    static let pages = Dictionary(
        uniqueKeysWithValues: Language.allCases.filter { $0 != .system }.map { language in
            (language, Resources.templates(in: "pages/\(language.rawValue)", kind: "html").mapValues(Page.init))
        })
    /// The head with its style, and the places of the language, the title and the content.
    static let layout = Resources.templates(in: "pages", kind: "html")["layout"] ?? ""
    /// The hash of the style, which is the only one that the browser applies.
    static let styleHash: String = {
        let style = layout.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first ?? ""
        return Data(SHA256.bytes(Array(style.utf8))).base64EncodedString()
    }()
}

/// A page of the website.
private struct HTMLResponse: ResponseGenerator {
    let page: WebPageTemplate.Page
    let language: Language
    /// The origin of the page around. The links of a frame lead there, to the screens of the app, and replace the page around.
    let frame: WebOrigin?

    func response(from request: Request, context: some RequestContext) -> Response {
        let html = WebPageTemplate.layout
            .replacing(
                "lang=\"en\"", with: "lang=\"\(language.rawValue)\" dir=\"\(language == .arabic ? "rtl" : "ltr")\""
            )
            .replacing("<!-- base -->", with: frame.map { "<base href=\"\($0)/\" target=\"_top\">" } ?? "")
            .replacing("<!-- title -->", with: page.title)
            .replacing("<!-- content -->", with: page.content)
        var response = Response.cacheable(
            Data(html.utf8), contentType: "text/html; charset=utf-8", cacheControl: "no-cache", to: request)
        response.headers[.vary] = "Accept-Language, Referer, Sec-Fetch-Dest"
        response.headers[.contentLanguage] = language.rawValue
        response.headers[.contentSecurityPolicy] = [
            "default-src 'none'", "style-src 'sha256-\(WebPageTemplate.styleHash)'",
            "base-uri \(frame.map { "\($0)" } ?? "'none'")", "form-action 'none'",
        ].joined(separator: "; ")
        response.headers[named: "Referrer-Policy"] = "no-referrer"
        return response
    }
}
