import Foundation

/// A page as a browser holds it: applies frames in order, as the script does.
final class MiniPage {
    private(set) var app: MiniNode
    private(set) var number = 0
    var page: String
    var title: String?
    /// The attributes `lang` and `dir` of the document.
    private(set) var language: [String?] = []
    var location: String
    private(set) var rules: Set<String> = []
    private(set) var navigations: [String] = []

    /// From a document.
    init(document: String) throws {
        let root = try MiniParser.parse(document)
        guard let body = root.all({ $0.tag == "body" }).first, let app = body.find("app")?.children.first,
            let page = body.attributes["data-page"], let location = body.attributes["data-at"]
        else { throw MiniDOMError(description: "not a page") }
        app.parent = nil
        self.app = app
        let html = root.all { $0.tag == "html" }.first
        language = [html?.attributes["lang"], html?.attributes["dir"]]
        self.page = page
        self.location = location
    }

    init(app html: String) throws {
        app = try Self.element(html)
        page = ""
        location = "/"
    }

    static func element(_ html: String) throws -> MiniNode {
        let root = try MiniParser.parse(html)
        guard root.children.count == 1, root.text.isEmpty else {
            throw MiniDOMError(description: "not one element: \(html)")
        }
        root.children[0].parent = nil
        return root.children[0]
    }

    /// - Returns: Whether the frame held anything.
    @discardableResult
    func apply(_ json: String) throws -> Bool {
        guard let frame = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] else {
            throw MiniDOMError(description: "no frame: \(json)")
        }
        guard let number = frame["n"] as? Int else { return false }
        if let full = frame["full"] as? String {
            app = try Self.element(full)
            page = frame["page"] as? String ?? page
            rules = []
        } else {
            guard number == self.number + 1 else {
                throw MiniDOMError(description: "frame \(number) after \(self.number)")
            }
            for operation in frame["ops"] as? [[Any]] ?? [] { try apply(operation) }
        }
        self.number = number
        title = frame["title"] as? String ?? title
        if let lang = frame["lang"] { language = [lang as? String, frame["dir"] as? String] }
        rules.formUnion(frame["rules"] as? [String] ?? [])
        if let navigation = frame["nav"] as? [String: Any] {
            location = navigation["at"] as? String ?? location
            navigations.append("\(navigation["mode"] as? String ?? "") \(location)")
        }
        return true
    }

    private func apply(_ operation: [Any]) throws {
        func node(_ index: Int) throws -> MiniNode {
            guard let id = operation[index] as? String, let found = app.find(id) else {
                throw MiniDOMError(description: "\(operation): no element \(operation[index])")
            }
            return found
        }
        func place(_ node: MiniNode, in parent: MiniNode, before index: Int) throws {
            var position = parent.children.count
            if let sibling = operation[index] as? String {
                guard let found = parent.children.firstIndex(where: { $0.id == sibling }) else {
                    throw MiniDOMError(description: "\(operation): no sibling \(sibling)")
                }
                position = found
            }
            node.parent = parent
            parent.children.insert(node, at: position)
        }
        func detach(_ node: MiniNode) {
            node.parent?.children.removeAll { $0 === node }
        }
        switch operation[0] as? String {
        case "remove": detach(try node(1))
        case "insert":
            let new = try Self.element(operation[3] as? String ?? "")
            for id in new.all({ _ in true }).compactMap(\.id) where app.find(id) != nil {
                throw MiniDOMError(description: "\(id) is there already")
            }
            try place(new, in: try node(1), before: 2)
        case "move":
            let moved = try node(1)
            detach(moved)
            try place(moved, in: try node(2), before: 3)
        case "replace":
            let old = try node(1)
            let new = try Self.element(operation[2] as? String ?? "")
            guard let parent = old.parent else {
                app = new
                return
            }
            new.parent = parent
            parent.children = parent.children.map { $0 === old ? new : $0 }
        case "set":
            let target = try node(1)
            for (name, value) in operation[2] as? [String: Any] ?? [:] { target.attributes[name] = value as? String }
        case "text": try node(1).text = operation[2] as? String ?? ""
        default: throw MiniDOMError(description: "unknown \(operation)")
        }
    }

    func find(testID: String) -> MiniNode? { app.all { $0.attributes["data-testid"] == testID }.first }

    func field(_ prompt: String) -> MiniNode? { app.all { $0.attributes["placeholder"] == prompt }.first }

    func role(_ role: String) -> MiniNode? { app.all { $0.attributes["role"] == role }.first }

    /// The first button that says, or is labelled, so.
    func button(_ label: String) -> MiniNode? {
        app.all { $0.tag == "button" && ($0.attributes["aria-label"] == label || $0.allText == label) }.first
    }
}
