import HTTPTypes
import HummingbirdCore

extension PageResponder {
    /// Responds with a screen as a complete document.
    func page(_ request: Request, _ context: Context, at location: PageLocation) async throws -> Response {
        guard OriginPolicy.isNavigation(request.headers) else { throw Refusal.notNavigation }
        let known = cookie.read(request.headers)
        if known == nil, OriginPolicy.isCrossSite(request.headers) {
            // The browser may have a cookie, which it doesn't send with a link from another site. It does after a step of our
            // own. A new session would replace the user's.
            return headers.response(.ok, type: Self.html, body: document.relay(to: location))
        }
        let found = try await registry.find(known, from: context.client, isActive: true)
        let isNew = found == nil
        let session = if let found { found } else { try await registry.create(from: context.client) }
        guard await session.admitsDocument() else { throw Refusal.tooManyDocuments }
        guard await session.visit(location) else {
            return headers.response(.notFound, type: Self.html, body: document.notFound(location)) { fields in
                if isNew { fields[.setCookie] = cookie.header(for: session.id) }
            }
        }
        await session.settle()
        let body = await session.document(document, sheets)
        return headers.response(.ok, type: Self.html, body: body) { fields in
            // Sent every time: each use extends the lifetime of the cookie and its directory.
            fields[.setCookie] = cookie.header(for: session.id)
        }
    }

    static let html = "text/html; charset=utf-8"
}

extension Session {
    /// Returns a document of what the app shows now, with a new page for it.
    fileprivate func document(_ document: PageDocument, _ sheets: StyleSheets) -> String {
        let page = makePage()
        return document.html(page, rules: styleSheet(of: page, in: sheets))
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
