#if SyntaxParser
    import Foundation
    import RouteGenerator
    import SyntaxRouteScanner

    /// A source as both scanners read it.
    struct Comparison {
        let ours: FileDeclarations
        let parsers: FileDeclarations

        init(_ source: [UInt8], module: String = "Shop", path: String = "/Shop.swift") {
            let file = SourceFile(module: module, path: path)
            ours = SourceScanner().scan(source, of: file)
            parsers = SyntaxScanner().scan(source, of: file)
        }

        /// Where the readings differ, byte for byte; empty where they do not.
        func difference() throws -> String {
            let ours = try Self.lines(ours)
            let parsers = try Self.lines(parsers)
            let changes = parsers.difference(from: ours)
            return changes.map { change in
                switch change {
                case .remove(let line, let text, _): "\(line) ours: \(text)"
                case .insert(let line, let text, _): "\(line) the parser's: \(text)"
                }
            }.joined(separator: "\n")
        }

        /// A declaration takes several lines, so that a difference is easy to see.
        private static func lines(_ file: FileDeclarations) throws -> [String] {
            try lines(file.routeConfigs) + lines(file.activityConfigs) + lines(file.activityIDs) + lines(file.routes)
                + lines(file.exits) + lines(file.types) + lines(file.strays)
        }

        private static func lines(_ values: [some Encodable]) throws -> [String] {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try values.flatMap { value in
                String(decoding: try encoder.encode(value), as: UTF8.self).split(separator: "\n").map(String.init)
            }
        }
    }
#endif
