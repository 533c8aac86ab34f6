import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements and references of a picture.
final class PictureReader: NSObject, XMLParserDelegate {
    private(set) var ids: [String] = []
    private(set) var references: Set<String> = []
    private(set) var elements: [String] = []
    private(set) var outside: [String] = []
    /// The texts of the picture, with its title.
    private(set) var texts: [String] = []
    private(set) var isWellFormed = false

    init(_ svg: String) {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    /// True if the picture has no references to other files, no styles and no scripts.
    var isSelfContained: Bool {
        isWellFormed && elements.contains("svg") && outside.isEmpty && Set(ids).count == ids.count
            && references.isSubset(of: ids)
            && Set(elements).isDisjoint(with: ["script", "style", "image", "use", "foreignObject"])
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(name)
        for (attribute, value) in attributes {
            if attribute == "id" { ids.append(value) }
            if attribute.lowercased().contains("href") || attribute.hasPrefix("on") || attribute == "style" {
                outside.append("\(attribute)=\(value)")
            }
            if value.hasPrefix("url(#") { references.insert(String(value.dropFirst(5).dropLast())) }
            if value.contains("@") { outside.append(value) }
        }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { texts.append(text) }
}
