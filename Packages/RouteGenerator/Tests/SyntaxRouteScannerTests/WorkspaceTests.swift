#if SyntaxParser
    import Foundation
    import RouteGenerator
    import SyntaxRouteScanner
    import Testing

    @Suite struct WorkspaceTests {
        @Test(arguments: Workspace.packages)
        func everySourceIsReadAlike(package: String) throws {
            for file in Workspace.sources(of: package) {
                let source = [UInt8](try Data(contentsOf: URL(filePath: file)))
                #expect(SyntaxScanner().faults(in: source) == [], "\(file)")
                let difference = try Comparison(source, module: package, path: file).difference()
                #expect(difference == "", "\(file)")
            }
        }

        @Test func theAppsCodeIsTheSame() throws {
            let sources = Workspace.packages.filter {
                FileManager.default.fileExists(atPath: Workspace.screens(of: $0))
            }
            .flatMap { package in
                Workspace.sources(of: "\(package)/Sources/\(package)").map { SourceFile(module: package, path: $0) }
            }
            let target = GenerationTarget(module: "AppFeature", imports: ["DeepLink", "FlowKit", "SharedUI"])
            func code(_ scanner: any DeclarationScanner) throws -> String {
                var loader = DeclarationLoader(scanner: scanner)
                let declarations = try loader.load(sources)
                let map = try #require(Analysis(declarations).map)
                return GeneratedCode(map, declarations, for: target).text
            }
            let code = try (code(SourceScanner()), code(SyntaxScanner()))
            #expect(code.0 == code.1)
            #expect(code.0.contains("productDetails"))
        }
    }

    enum Workspace {
        static let packages: [String] =
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.contains(".") }.sorted()

        /// All Swift sources in a folder below `Packages`, in a fixed order.
        static func sources(of path: String) -> [String] {
            let found = FileManager.default.enumerator(atPath: "\(folder)/\(path)")?.compactMap { $0 as? String } ?? []
            return found.filter { file in
                file.hasSuffix(".swift") && !file.split(separator: "/").contains { $0.hasPrefix(".") }
            }.sorted().map { "\(folder)/\(path)/\($0)" }
        }

        static func screens(of package: String) -> String { "\(folder)/\(package)/Sources/\(package)" }

        /// `Packages`, seen from this file.
        private static var folder: String {
            var url = URL(filePath: #filePath)
            for _ in 0..<4 { url.deleteLastPathComponent() }
            return url.path
        }
    }
#endif
