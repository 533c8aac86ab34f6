/// An SVG file with placeholders, names behind an `@`.
struct SVGTemplate: Sendable {
    private let text: String

    init(_ text: String) { self.text = text }

    /// The templates of the folder `Resources/pictures`, by name.
    static let all = Resources.templates(in: "pictures").mapValues(SVGTemplate.init)

    /// The drawings of the products, by category and number, as in `beauty-0`.
    static let motifs = Resources.templates(in: "pictures/motifs").mapValues(SVGTemplate.init)

    static func named(_ name: String) -> SVGTemplate { all[name] ?? SVGTemplate("") }

    /// The elements between `<defs>` and `</defs>`.
    var definitions: SVGTemplate { part(after: "<defs>\n", before: "\n</defs>") }

    /// The elements after the definitions, or all elements of a file without definitions.
    var content: SVGTemplate {
        text.contains("</defs>\n")
            ? part(after: "</defs>\n", before: "\n</svg>") : part(after: ">\n", before: "\n</svg>")
    }

    /// The lines of the template.
    var lines: [String] { text.split(separator: "\n").map(String.init) }

    func contains(_ part: String) -> Bool { text.contains(part) }

    /// Returns the template with a value for each placeholder. An unknown name is the name of a gradient.
    func filled(_ values: [String: String]) -> String {
        var result = ""
        var rest = text[...]
        while let at = rest.firstIndex(of: "@") {
            result += rest[..<at]
            rest = rest[rest.index(after: at)...]
            let name = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(name.count)
            result += values[String(name)] ?? "url(#\(name))"
        }
        return result + rest
    }

    private func part(after start: String, before end: String) -> SVGTemplate {
        guard let start = text.firstRange(of: start), let end = text[start.upperBound...].firstRange(of: end) else {
            return self
        }
        return SVGTemplate(String(text[start.upperBound..<end.lowerBound]))
    }
}

extension String {
    /// The text as XML content.
    var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
