extension RouteList {
    /// A complete page: readable by itself, in light and dark, by a screen reader, and on paper.
    public var html: String {
        let header = RouteRow.header.map { "<th scope=\"col\">\(Markup.escaped($0))</th>" }.joined()
        let rows = catalogRows.map(Self.row).joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Routes</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <main>
            <h1>Routes</h1>
            <p>\(Markup.escaped(summary))</p>
            <div class="scroll" role="region" aria-labelledby="caption" tabindex="0">
            <table>
            <caption id="caption">Every path of the app, and the screen that it shows</caption>
            <thead><tr>\(header)</tr></thead>
            <tbody>
            \(rows)
            </tbody>
            </table>
            </div>
            <h2>Where one can go</h2>
            <div class="scroll" role="region" aria-label="Where one can go" tabindex="0">
            \(drawing)</div>
            </main>
            </body>
            </html>

            """
    }

    private static func row(_ row: RouteRow) -> String {
        let tab = row.tab.map(Markup.escaped) ?? none
        let auth = row.requiresAuth ? "required" : none
        return
            "<tr><th scope=\"row\"><code>\(Markup.escaped(row.path))</code></th><td><code>\(Markup.escaped(row.screen))</code></td>"
            + "<td>\(Markup.escaped(row.activity))</td><td>\(tab)</td><td>\(auth)</td>"
            + "<td>\(Markup.escaped(row.transition))</td><td class=\"place\"><code>\(place(row.place))</code></td></tr>"
    }

    /// A dash is read as nothing; this is read as what it means.
    private static let none = "<span aria-hidden=\"true\">–</span><span class=\"unseen\">none</span>"

    /// Long paths of files are broken behind a slash.
    private static func place(_ text: String) -> String { Markup.escaped(text).replacing("/", with: "/<wbr>") }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1d1d1f; --soft: #5f6066; --line: #d8d8de; --page: #fff; --band: #f6f6f8; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #f2f2f4; --soft: #a5a6ad; --line: #3a3a40; --page: #161618; --band: #1e1e21; }
        }
        body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
        main { max-width: 84rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
        h1 { margin: 0; font-size: 2rem; letter-spacing: -0.01em; }
        h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; }
        svg { display: block; margin: 0 auto; }
        p { margin: 0.25rem 0 1.75rem; color: var(--soft); }
        .scroll { position: relative; overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; }
        .scroll:focus-visible { outline: 3px solid #3b7ddd; outline-offset: 2px; }
        table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
        caption { padding: 0.75rem 1rem; text-align: left; color: var(--soft); }
        th, td { padding: 0.6rem 1rem; text-align: left; vertical-align: top; white-space: nowrap; }
        thead th { background: var(--band); font-weight: 600; font-size: 0.8125rem; color: var(--soft); }
        tbody tr > * { border-top: 1px solid var(--line); font-weight: 400; }
        tbody th code { font-weight: 600; }
        code { font: 0.875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
        .place { color: var(--soft); white-space: normal; overflow-wrap: anywhere; min-width: 16rem; }
        @media (max-width: 60rem) { .place wbr { display: none; } .place { overflow-wrap: normal; } }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        @media print { .scroll { overflow: visible; border: 0; } }
        """
}
