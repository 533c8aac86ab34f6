#if SyntaxParser
    import Foundation

    /// Declarations that are awkward to read, one file for each kind of awkwardness.
    enum Corpus {
        static let names = [
            "attributes", "conditions", "expressions", "signs", "strings", "types", "unterminated",
        ]

        static func text(_ name: String) throws -> String {
            try String(contentsOf: folder.appending(path: "\(name).swift.txt"), encoding: .utf8)
        }

        private static var folder: URL {
            URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")
        }
    }
#endif
