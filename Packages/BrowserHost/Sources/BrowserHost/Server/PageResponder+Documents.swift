import Foundation
import HTTPTypes
import HeadlessUI
import Hummingbird
import HummingbirdCore

extension PageResponder {
    /// Responds with a screen as a complete document.
    func page(_ request: Request, _ context: Context, at location: PageLocation) async throws -> Response {
        guard !OriginPolicy.isPrefetch(request.headers) else {
            // Opening a screen changes the app. A response without content is one that a browser doesn't show later.
            return Response(status: .noContent, headers: [.cacheControl: "no-store", .vary: "Sec-Purpose"])
        }
        guard OriginPolicy.isNavigation(request.headers) else { throw Refusal.notNavigation }
        // The headers of what a client without a session gets: whether the app has the screen, only opening it tells.
        if request.method == .head {
            return headers.response(.ok, type: Self.html, body: document.relay(to: location))
        }
        let known = try cookie.read(request.headers)
        if known == nil, OriginPolicy.isCrossSite(request.headers) {
            // The browser may have a cookie, which it doesn't send with a link from another site. It does after a step of our
            // own. A new session would replace the user's.
            return headers.response(.ok, type: Self.html, body: document.relay(to: location))
        }
        let languages = AcceptLanguage(request.headers[.acceptLanguage])
        let found = try await registry.find(known, from: context.client, languages: languages, isActive: true)
        let isNew = found == nil
        let session =
            if let found { found } else { try await registry.create(from: context.client, languages: languages) }
        guard await session.admitsDocument() else { throw Refusal.tooManyDocuments }
        let previous = cookie.readPage(request.headers)
        let window = try await session.window(after: previous)
        guard await window.visit(location, after: previous) else {
            let body = document.notFound(location, language: await window.language)
            await session.giveBack(window)
            return headers.response(.notFound, type: Self.html, body: body) { fields in
                if isNew { fields[.setCookie] = cookie.header(for: session.id) }
            }
        }
        await window.settle()
        let (body, page) = await session.document(document, of: window, sheets, cookie)
        // Sent every time: each use extends the lifetime of the cookie and its directory.
        let cookies = [cookie.header(for: session.id), cookie.header(for: page)]
        guard await window.shows(location) else {
            var response = headers.redirect(to: await window.location)
            response.headers[values: .setCookie] = cookies
            return response
        }
        return headers.response(.ok, type: Self.html, body: body) { $0[values: .setCookie] = cookies }
    }

    /// Notes that a page was left. A browser sends this when it closes a tab, and takes no answer.
    func leave(_ request: Request, _ context: Context) async throws -> Response {
        guard OriginPolicy.isSameOrigin(request.headers, authority: request.head.authority ?? "") else {
            throw Refusal.origin
        }
        if let session = await registry.running(try cookie.read(request.headers)),
            let page = StreamQuery(request.head.path ?? "").page
        {
            guard await session.admitsEvents(1) else { throw Refusal.tooManyEvents }
            await session.leave(page)
        }
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }

    /// Makes the browser forget its session, whose app can't be opened. Its directory stays until it expires.
    func restart(_ request: Request) throws(Refusal) -> Response {
        guard OriginPolicy.isSameOrigin(request.headers, authority: request.head.authority ?? "") else {
            throw .origin
        }
        var response = headers.redirect(to: PageLocation("/"))
        response.headers[.setCookie] = cookie.removal
        return response
    }

    static let html = "text/html; charset=utf-8"
}

extension Session {
    /// Returns a document of what a window shows now, and the new page that stands for it.
    fileprivate func document(
        _ document: PageDocument, of window: Window, _ sheets: StyleSheets, _ cookie: SessionCookie
    ) -> (html: String, page: PageID) {
        let page = window.makePage()
        let rules = styleSheet(of: page, in: sheets)
        return (document.html(page, rules: rules, cookie: cookie.pageName), page.id)
    }

    /// Returns the path of a page's style rules. Documents that need the same rules share it, so that the browser
    /// fetches it once.
    private func styleSheet(of page: Page, in sheets: StyleSheets) -> String {
        let rules = page.shown.rules
        if let styleSheet, styleSheet.rules == rules, sheets.contains(styleSheet.path) { return styleSheet.path }
        let path = sheets.add(renderer.rules.styleSheet(to: rules))
        styleSheet = StyleSheet(rules: rules, path: path)
        return path
    }

    /// The style sheet of the last document.
    struct StyleSheet {
        let rules: StyleRules.Mark
        let path: String
    }
}
