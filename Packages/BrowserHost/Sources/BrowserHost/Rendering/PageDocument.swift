import Foundation
import HeadlessUI

/// The documents the host sends: a screen, and its own few notices.
struct PageDocument: Sendable {
    let assets: Assets
    let appName: String
    /// The query item that a location has once for each sheet and cover.
    var presentationItem: String?
    var translations = StringCatalog()

    /// The texts of `flow.js`.
    private static let scriptTexts = [
        "There is no connection, so this wasn’t saved. Please try again later.", "That didn’t work. Please try again.",
        "Link copied", "This browser doesn’t store cookies for this page. Allow cookies, and reload the page.",
        "No connection to the app. Trying again…",
    ]

    /// A complete page. Everything on it is in one form, so that it works without script; with script, the form is never
    /// sent.
    ///
    /// - Parameters:
    ///   - page: The page that shows it.
    ///   - rules: The path of its style rules.
    ///   - cookie: The name of the cookie that says which page the next document follows.
    @MainActor
    func html(_ page: Page, rules: String, cookie: String) -> String {
        var html = head(
            title: page.shown.title, language: page.shown.language, refresh: page.shown.isBusy, rules: rules)
        html += """
            <body data-page="\(page.id.text)" data-cookie="\(cookie)" data-entry="\(page.entry.number)" data-at="
            """
        Escaping.html(page.location.text, into: &html)
        html += """
            " data-presentations="\(Escaping.html(presentationItem ?? ""))" \
            data-texts="\(Escaping.html(scriptTexts(in: page.shown.language)))"><div id="progress" aria-hidden="true"></div>\
            <form id="flow" method="post" action="/_flow/event" autocomplete="off" novalidate>\
            <button class="enter" name="enter" value="" tabindex="-1" aria-hidden="true"></button>\
            <div id="app">
            """
        html += HTMLWriter.html(page.shown.root, sprite: assets.sprite)
        html += """
            </div></form>\
            <p id="announcer" class="hidden-text" role="status" aria-live="polite"></p>\
            <p id="connection" role="status" aria-live="polite" hidden></p></body></html>
            """
        return html
    }

    /// The translated texts of `flow.js` as JSON.
    private func scriptTexts(in language: PageLanguage) -> String {
        let texts = Self.scriptTexts.map { ($0, translations.string(LocalizedFormat(key: $0), in: language.locale)) }
        let translated = Dictionary(uniqueKeysWithValues: texts.filter { $0 != $1 })
        return (try? JSONEncoder().encode(translated)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    func notFound(_ location: PageLocation, language: PageLanguage) -> String {
        notice(
            title: "There is nothing here",
            text: "This page doesn't exist. It may have moved, or the address may be misspelled.",
            detail: location.text, action: "Go to the start", location: "/", language: language)
    }

    /// A notice of the host's own. Without a location, its action loads the same address again.
    ///
    /// - Parameter restart: The title of a button that begins with a new session.
    func notice(
        title: LocalizedFormat, text: LocalizedFormat, detail: String, action: LocalizedFormat, location: String?,
        restart: LocalizedFormat? = nil, language: PageLanguage
    ) -> String {
        let title = translations.string(title, in: language.locale)
        let text = translations.string(text, in: language.locale)
        let action = translations.string(action, in: language.locale)
        return head(title: title, language: language, refresh: false) + """
            <body class="notice"><main id="main"><h1>\(Escaping.html(title))</h1><p>\(Escaping.html(text))</p>\
            <pre>\(Escaping.html(detail))</pre>\
            <p><a class="button prominent" href="\(Escaping.html(location ?? ""))">\(Escaping.html(action))</a></p>\
            \(restart.map { restartForm(translations.string($0, in: language.locale)) } ?? "")\
            </main></body></html>
            """
    }

    private func restartForm(_ title: String) -> String {
        """
        <form method="post" action="/_flow/restart"><button class="button bordered">\(Escaping.html(title))</button></form>
        """
    }

    /// A step from our own page to `location`, for which the browser sends its cookie.
    func relay(to location: PageLocation) -> String {
        let address = Escaping.html(location.text)
        return """
            <!DOCTYPE html><html \(PageLanguage.english.attributes)><head><meta charset="utf-8"><title>\(Escaping.html(appName))</title>\
            \(icon)<meta http-equiv="refresh" content="0;url=\(address)"></head>\
            <body><p><a href="\(address)">Continue to \(Escaping.html(appName))</a></p></body></html>
            """
    }

    private var icon: String { "<link rel=\"icon\" type=\"image/svg+xml\" href=\"\(assets.path(assets.icons))\">" }

    private func head(title: String, language: PageLanguage, refresh: Bool, rules: String? = nil) -> String {
        let full = title.isEmpty || title == appName ? appName : "\(title) – \(appName)"
        return """
            <!DOCTYPE html><html \(language.attributes)><head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
            <meta name="color-scheme" content="light dark">\
            <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">\
            <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101114">\
            <meta name="application-name" content="\(Escaping.html(appName))">\
            <title>\(Escaping.html(full))</title>\
            \(refresh ? "<noscript><meta http-equiv=\"refresh\" content=\"2\"></noscript>" : "")\
            \(icon)\
            <link rel="stylesheet" href="\(assets.path(assets.style))">\
            \(rules.map { "<link id=\"rules\" rel=\"stylesheet\" href=\"\($0)\">" } ?? "")\
            \(rules != nil ? "<script type=\"module\" src=\"\(assets.path(assets.script))\"></script>" : "")\
            </head>
            """
    }
}
