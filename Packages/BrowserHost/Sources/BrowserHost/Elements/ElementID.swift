/// Names one element of the page: the view's node it shows, and which part of that node it is.
///
/// Most nodes have one element. Some need more: a screen has a bar with a heading, a stepper two buttons. Node numbers
/// are the same in every pass for as long as a view stays where it is, and so is the element.
struct ElementID: Hashable, Sendable {
    let node: Int
    let part: Part
    /// Counts parts of which a node has several.
    var copy: Int = 0

    enum Part: String, Sendable {
        /// The node itself.
        case view = ""
        case actions, back, badge, bar, body, brand, choices, close, cover, decrement, icon, increment, input, inset
        case items, label, list, message, more, name, output, refresh, rows, run, search, skip, stage, summary
        case tabs, title, track, unselected
    }

    init(_ node: Int, _ part: Part = .view, copy: Int = 0) {
        self.node = node
        self.part = part
        self.copy = copy
    }
}

extension ElementID {
    /// The `id` attribute: `n12`, `n12-bar`, or `n12-run-2` for the third of several.
    func write(to output: inout String) {
        output += "n"
        output += String(node)
        guard part != .view else { return }
        output += "-"
        output += part.rawValue
        if copy > 0 {
            output += "-"
            output += String(copy)
        }
    }

    var text: String {
        var output = ""
        write(to: &output)
        return output
    }

    /// Reads what ``write(to:)`` wrote; anything else, however shaped, is `nil`.
    init?(text: some StringProtocol) {
        guard text.utf8.count <= 64, text.first == "n" else { return nil }
        let fields = text.dropFirst().split(separator: "-", omittingEmptySubsequences: false)
        guard (1...3).contains(fields.count), let node = Self.number(fields[0]) else { return nil }
        guard fields.count > 1 else {
            self.init(node)
            return
        }
        guard let part = Part(rawValue: String(fields[1])), part != .view else { return nil }
        guard fields.count > 2 else {
            self.init(node, part)
            return
        }
        guard let copy = Self.number(fields[2]), copy > 0 else { return nil }
        self.init(node, part, copy: copy)
    }

    /// Digits alone: `Int` would take a sign as well.
    private static func number(_ text: some StringProtocol) -> Int? {
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(text)
    }
}
