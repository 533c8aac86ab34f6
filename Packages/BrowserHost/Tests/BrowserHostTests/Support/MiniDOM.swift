import Foundation

/// A small DOM: parses what the host writes, carries out its operations, and compares.
final class MiniNode {
    var tag: String
    var attributes: [String: String] = [:]
    var text = ""
    var children: [MiniNode] = []
    weak var parent: MiniNode?

    init(_ tag: String) { self.tag = tag }

    var id: String? { attributes["id"] }

    func find(_ id: String) -> MiniNode? {
        if self.id == id { return self }
        for child in children { if let found = child.find(id) { return found } }
        return nil
    }

    func all(_ matches: (MiniNode) -> Bool) -> [MiniNode] {
        (matches(self) ? [self] : []) + children.flatMap { $0.all(matches) }
    }

    /// Everything there is to it, attributes in a fixed order.
    var outline: String { lines(0).joined(separator: "\n") }

    private func lines(_ depth: Int) -> [String] {
        let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value.debugDescription)" }
            .joined()
        let own = String(repeating: " ", count: depth) + "<" + tag + attributes + ">" + text.debugDescription
        return [own] + children.flatMap { $0.lines(depth + 1) }
    }

    var allText: String {
        ([text] + children.map(\.allText)).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

struct MiniDOMError: Error, CustomStringConvertible {
    let description: String
}

/// Parses the host's HTML. Strict: whatever an escaping mistake would bring out is an error, or another tree.
struct MiniParser {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private static let void: Set<String> = ["img", "input", "meta", "link", "br", "!doctype"]

    private init(_ html: String) { scalars = Array(html.unicodeScalars) }

    static func parse(_ html: String) throws -> MiniNode {
        var parser = MiniParser(html)
        let root = MiniNode("#root")
        try parser.children(of: root)
        return root
    }

    private mutating func children(of parent: MiniNode) throws {
        while index < scalars.count {
            if peek("</") {
                index += 2
                let name = take { $0 != ">" }
                index += 1
                guard name == parent.tag else {
                    throw MiniDOMError(description: "</\(name)> closes <\(parent.tag) \(parent.id ?? "")>")
                }
                return
            }
            if peek("<") {
                index += 1
                let node = MiniNode(take { $0 != " " && $0 != ">" }.lowercased())
                try attributes(of: node)
                node.parent = parent
                parent.children.append(node)
                if !Self.void.contains(node.tag) { try children(of: node) }
            } else {
                var text = try decode(take { $0 != "<" })
                if parent.tag == "textarea", text.hasPrefix("\n") { text.removeFirst() }
                parent.text += text
            }
        }
    }

    private mutating func attributes(of node: MiniNode) throws {
        while index < scalars.count {
            _ = take { $0 == " " }
            if peek(">") {
                index += 1
                return
            }
            let name = take { $0 != "=" && $0 != " " && $0 != ">" }
            guard peek("=") else {
                node.attributes[name] = ""
                continue
            }
            index += 1
            guard peek("\"") else { throw MiniDOMError(description: "\(name) without quotes") }
            index += 1
            node.attributes[name] = try decode(take { $0 != "\"" })
            index += 1
        }
        throw MiniDOMError(description: "unfinished tag \(node.tag)")
    }

    private func peek(_ text: String) -> Bool {
        let expected = Array(text.unicodeScalars)
        return index + expected.count <= scalars.count && Array(scalars[index..<index + expected.count]) == expected
    }

    private mutating func take(while matches: (Unicode.Scalar) -> Bool) -> String {
        let start = index
        while index < scalars.count, matches(scalars[index]) { index += 1 }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<index])
        return String(text)
    }

    private func decode(_ text: String) throws -> String {
        let parts = text.components(separatedBy: "&")
        var decoded = parts[0]
        let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "#13": "\r"]
        for part in parts.dropFirst() {
            guard let end = part.range(of: ";"), let entity = entities[String(part[..<end.lowerBound])] else {
                throw MiniDOMError(description: "bare & in \(text.debugDescription)")
            }
            decoded += entity + part[end.upperBound...]
        }
        return decoded
    }
}
