/// Prints elements as HTML.
struct HTMLWriter {
    /// The path of the sprite with the icons.
    let sprite: String
    private(set) var output = ""

    init(sprite: String) { self.sprite = sprite }

    mutating func write(_ element: Element) {
        let tag = element.tag.rawValue
        output += "<"
        output += tag
        output += " id=\""
        element.id.write(to: &output)
        output += "\""
        for attribute in element.attributes {
            output += " "
            output += attribute.name.rawValue
            // An empty `alt` or `value` says something else than none at all: it is written in full.
            guard !attribute.value.isEmpty || !attribute.name.isBoolean else { continue }
            output += "=\""
            Escaping.html(attribute.value, into: &output)
            output += "\""
        }
        output += ">"
        if element.tag.isVoid { return }
        switch element.content {
        case .text(let text):
            // A parser drops a line feed right after this tag, so there is one to drop.
            if element.tag == .textarea { output += "\n" }
            Escaping.html(text, into: &output)
        case .elements(let children): for child in children { write(child) }
        case .icon(let name):
            output += "<use href=\""
            Escaping.html(sprite, into: &output)
            output += "#"
            Escaping.html(name, into: &output)
            output += "\"></use>"
        }
        output += "</"
        output += tag
        output += ">"
    }

    static func html(_ element: Element, sprite: String) -> String {
        var writer = HTMLWriter(sprite: sprite)
        writer.write(element)
        return writer.output
    }
}
