import FlowLocalization
import Foundation

/// The inline Markdown of a text: emphasis, strong emphasis, code, strikethrough and links.
///
/// It is a subset of CommonMark, as Foundation's parser isn't available everywhere. What isn't closed stays as it is written.
struct Markdown {
    /// A piece of text with one style.
    struct Piece: Equatable {
        var string: String
        var isItalic = false
        var isBold = false
        var isCode = false
        var isStruckThrough = false
        var link: URL?
    }

    private static let special: Set<Character> = ["\\", "*", "_", "`", "~", "["]

    private(set) var pieces: [Piece] = []

    /// Returns true if a text may have Markdown. Most have none.
    static func isPossible(in text: String) -> Bool { text.contains(where: special.contains) }

    init(_ text: String) { parse(Array(text)[...], style: Piece(string: "")) }

    /// Returns the text without its own Markdown: all of it is shown as it is.
    static func escaped(_ text: String) -> String {
        guard isPossible(in: text) else { return text }
        return text.reduce(into: "") { result, character in
            if special.contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private mutating func parse(_ text: ArraySlice<Character>, style: Piece) {
        var rest = text
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isASCII, next.isPunctuation || next.isSymbol {
                append(String(next), style)
                rest = rest.dropFirst(2)
            } else if let span = Span(at: rest, after: text[..<rest.startIndex].last) {
                var inner = style
                span.apply(&inner)
                if span.isLiteral { append(String(span.content), inner) } else { parse(span.content, style: inner) }
                rest = rest[span.end...]
            } else {
                append(String(character), style)
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func append(_ string: String, _ style: Piece) {
        var piece = style
        if let last = pieces.last {
            piece.string = last.string
            if piece == last {
                pieces[pieces.count - 1].string += string
                return
            }
        }
        piece.string = string
        pieces.append(piece)
    }
}

extension Markdown {
    /// Text between two delimiters.
    private struct Span {
        let content: ArraySlice<Character>
        let end: Int
        let isLiteral: Bool
        let apply: (inout Piece) -> Void

        init?(at text: ArraySlice<Character>, after before: Character?) {
            switch text.first {
            case "`": self.init(text, "`", isLiteral: true) { $0.isCode = true }
            case "~": self.init(text, "~~") { $0.isStruckThrough = true }
            case "[": self.init(linkAt: text)
            case "*": self.init(emphasisAt: text, "*", isInWord: true)
            case "_":
                // Within a word, an underscore is a part of it.
                if let before, before.isLetter || before.isNumber { return nil }
                self.init(emphasisAt: text, "_", isInWord: false)
            default: return nil
            }
        }

        private init?(emphasisAt text: ArraySlice<Character>, _ mark: String, isInWord: Bool) {
            let count = text.prefix { String($0) == mark }.count
            self.init(text, String(repeating: mark, count: min(count, 3)), isInWord: isInWord) { piece in
                if count != 1 { piece.isBold = true }
                if count != 2 { piece.isItalic = true }
            }
        }

        /// The text between a delimiter at the start and the next one that closes it.
        private init?(
            _ text: ArraySlice<Character>, _ delimiter: String, isLiteral: Bool = false, isInWord: Bool = true,
            _ apply: @escaping (inout Piece) -> Void
        ) {
            let length = delimiter.count
            guard text.starts(with: delimiter), let mark = delimiter.first else { return nil }
            let content = text.dropFirst(length)
            guard let first = content.first, !first.isWhitespace, first != mark else { return nil }
            var index = content.startIndex
            while index < content.endIndex {
                if content[index] == "\\", !isLiteral {
                    index += 2
                    continue
                }
                let run = content[index...].prefix { $0 == mark }.count
                let next = content[(index + run)...].first
                let isWord = !isInWord && next.map { $0.isLetter || $0.isNumber } ?? false
                if run == length || run > 2, !content[index - 1].isWhitespace, !isWord {
                    // Of three marks, the last ones close the outer span.
                    let close = index + run - length
                    self.content = content[..<close]
                    end = close + length
                    self.isLiteral = isLiteral
                    self.apply = apply
                    return
                }
                index += max(1, run)
            }
            return nil
        }

        private init?(linkAt text: ArraySlice<Character>) {
            guard let close = text.firstIndex(of: "]"), text[(close + 1)...].first == "(",
                let last = text[close...].firstIndex(of: ")"),
                let url = URL(string: String(text[(close + 2)..<last]))
            else { return nil }
            content = text[(text.startIndex + 1)..<close]
            end = last + 1
            isLiteral = false
            apply = { $0.link = url }
        }
    }
}

extension LocalizedFormat {
    /// The format whose values have no Markdown: it's the app's text that is styled, not what is put into it.
    fileprivate var withEscapedValues: LocalizedFormat {
        LocalizedFormat(
            key: key,
            values: values.map { value in
                switch value {
                case .text(let text): .text(Markdown.escaped(text))
                default: value
                }
            })
    }
}

extension Text.Run {
    /// The run's text with its Markdown, in the language of the environment.
    func pieces(
        in environment: EnvironmentValues
    ) -> [(string: String, style: RenderStyle.Lettering, link: URL?)] {
        guard case .localized(let format) = content else { return [(string(in: environment), style, nil)] }
        let text = environment.stringCatalog.string(format.withEscapedValues, in: environment.locale)
        guard Markdown.isPossible(in: text) else { return [(text, style, nil)] }
        return Markdown(text).pieces.map { piece in
            var style = style
            if piece.isItalic { style.isItalic = true }
            if piece.isBold { style.weight = style.weight ?? .bold }
            if piece.isStruckThrough { style.isStrikethrough = true }
            if piece.isCode { style.font = style.font?.monospaced() ?? .monospacedOnly }
            return (piece.string, style, piece.link)
        }
    }
}
