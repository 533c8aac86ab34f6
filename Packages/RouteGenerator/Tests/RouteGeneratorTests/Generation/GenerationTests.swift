import Foundation
import Testing

@testable import RouteGenerator

@Suite struct GenerationTests {
    let folder: Folder
    let target = GenerationTarget(module: "App", imports: ["DeepLink", "FlowKit", "Shop"])

    init() throws {
        folder = try Folder()
        try folder.write("extension ActivityID { public static let shop: ActivityID = \"shop\" }", to: "IDs.swift")
        try folder.write(feature("Shop", ["details(Int)": "/details/:id"]), to: "Shop.swift")
        try folder.write("struct Nothing {}", to: "Nothing.swift")
    }

    private var sources: [SourceFile] {
        ["IDs.swift", "Nothing.swift", "Shop.swift"].map { SourceFile(module: "Shop", path: folder.file($0)) }
    }

    private func generate(_ sources: [SourceFile]? = nil) throws -> (Generation.Outcome, DeclarationLoader.Statistics) {
        let input = GenerationInput(target: target, sources: sources ?? self.sources)
        var generation = Generation(input, cachePath: folder.file("cache.json"))
        let outcome = try generation.run(output: folder.file("Out.swift"))
        return (outcome, generation.statistics)
    }

    @Test func theFileIsWrittenOnce() throws {
        let first = try generate()
        #expect(first.0 == .written)
        #expect(first.1 == .init(files: 3, known: 0, passedOver: 1, scanned: 2))
        let written = try folder.modified("Out.swift")

        let second = try generate()
        #expect(second.0 == .unchanged)
        #expect(second.1 == .init(files: 3, known: 3, passedOver: 0, scanned: 0))
        #expect(try folder.modified("Out.swift") == written)
    }

    @Test func aChangeThatTouchesNoRouteLeavesTheFileAlone() throws {
        _ = try generate()
        let written = try folder.modified("Out.swift")
        try folder.write(
            "// moved\n\n" + feature("Shop", ["details(Int)": "/details/:id"]), to: "Shop.swift", secondsAgo: 30)
        let second = try generate()
        #expect(second.0 == .unchanged)
        #expect(second.1.scanned == 1)
        #expect(try folder.modified("Out.swift") == written)
    }

    /// A type is looked for in files that have nothing else to do with routes, and again when it changes.
    @Test func typesOfValuesAreFoundWhereverTheyAre() throws {
        try folder.write(feature("Shop", ["details(Thing)": "/details/:id"]), to: "Shop.swift")
        try folder.write("struct Thing: Hashable {}", to: "Nothing.swift")
        for _ in 0..<2 {
            guard case .refused(let diagnostics) = try generate().0 else {
                Issue.record("not refused")
                return
            }
            #expect(diagnostics.first?.notes.last?.place.file == folder.file("Nothing.swift"))
        }
        try folder.write("struct Thing: LosslessStringConvertible {}", to: "Nothing.swift", secondsAgo: 30)
        #expect(try generate().0 == .written)
        try folder.write(feature("Shop", ["details(Other)": "/details/:id"]), to: "Shop.swift", secondsAgo: 20)
        #expect(try generate() == (.unchanged, .init(files: 3, known: 1, passedOver: 1, scanned: 1)))
        #expect(try generate().1.known == 3)
    }

    @Test func aChangedRouteChangesTheFile() throws {
        _ = try generate()
        try folder.write(feature("Shop", ["more(Int)": "/more/:id"]), to: "Shop.swift", secondsAgo: 30)
        #expect(try generate().0 == .written)
        #expect(try String(contentsOfFile: folder.file("Out.swift"), encoding: .utf8).contains("/more/:id"))
    }

    @Test func whatIsWrongIsSaidEachTime() throws {
        try folder.write(feature("Shop", ["details(Int?)": "/details/:id"]), to: "Shop.swift")
        for _ in 0..<2 {
            guard case .refused(let diagnostics) = try generate().0 else {
                Issue.record("not refused")
                return
            }
            #expect(diagnostics.count == 1)
            #expect(diagnostics.first?.place.file == folder.file("Shop.swift"))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.file("Out.swift")))
    }

    /// A file that was changed just now could change again without its date telling.
    @Test func aFileThatJustChangedIsReadAgain() throws {
        try folder.write(feature("Shop"), to: "Shop.swift", secondsAgo: 0)
        _ = try generate()
        #expect(try generate().1.known == 2)
    }

    @Test(arguments: ["", "{", "\u{3}abc\u{0}\u{0}", "\u{0}\u{1}"])
    func aCacheThatCanNotBeUsedIsAsGoodAsNone(cache: String) throws {
        try folder.write(cache, to: "cache.json")
        #expect(try generate().1.scanned == 2)
        #expect(try generate().1.known == 3)
    }

    @Test func aViewModelThatTheTargetCanNotSee() throws {
        try folder.write("final class DetailsViewModel {}\npublic class RootViewModel {}", to: "Nothing.swift")
        guard case .refused(let diagnostics) = try generate().0 else {
            Issue.record("not refused")
            return
        }
        #expect(
            diagnostics.map(\.description) == [
                "\(folder.file("Nothing.swift")):1:13: error: DetailsViewModel is not public, so App can't see it. Write: "
                    + "public class DetailsViewModel."
            ])
    }

    @Test func aTargetSeesWhatIsItsOwn() throws {
        try folder.write("final class DetailsViewModel {}", to: "Nothing.swift")
        var generation = Generation(
            GenerationInput(
                target: GenerationTarget(module: "Shop", imports: ["DeepLink", "FlowKit"]), sources: sources))
        #expect(try generation.run(output: folder.file("Out.swift")) == .written)
    }

    @Test func whatCanNotBeReadIsNamed() throws {
        let path = folder.file("Gone.swift")
        #expect(throws: GenerationError.unreadable(path, reason: "there is none")) {
            try generate(sources + [SourceFile(module: "Shop", path: path)])
        }
    }

    @Test func aTargetNeedsScreensAndModules() throws {
        #expect(throws: GenerationError.noScreen(target: "App")) {
            try generate([SourceFile(module: "Shop", path: folder.file("Nothing.swift"))])
        }
        for missing in ["DeepLink", "FlowKit", "Shop"] {
            let imports = target.imports.subtracting([missing])
            var generation = Generation(
                GenerationInput(target: GenerationTarget(module: "App", imports: imports), sources: sources))
            #expect(throws: GenerationError.missingDependency(missing, target: "App")) {
                try generation.run(output: folder.file("Out.swift"))
            }
        }
    }

    @Test func theListOfSourcesIsReadAsItIsWritten() throws {
        let input = GenerationInput(target: target, sources: sources)
        #expect(try GenerationInput(list: input.list) == input)
        #expect(throws: GenerationError.noTarget) { try GenerationInput(list: "import\tHome\n") }
        #expect(throws: GenerationError.malformedList(line: 2, "source\tHome")) {
            try GenerationInput(list: "target\tApp\nsource\tHome\n")
        }
    }

    @Test func errorsSayWhatToDo() {
        let texts = [
            GenerationError.malformedList(line: 2, "source\tHome"), .noTarget,
            .unreadable("/a", reason: "there is none"),
            .unwritable("/a", reason: "disk full"), .missingDependency("DeepLink", target: "App"),
            .noScreen(target: "App"),
        ].map(\.description)
        #expect(
            texts == [
                "error: line 2 of the list of sources can't be read: \"source\tHome\". Write \"source\", the module and the "
                    + "file, separated by tabs.",
                "error: the list of sources names no target. Add a line \"target\", a tab, and its name.",
                "/a: error: the file can't be read: there is none", "/a: error: the file can't be written: disk full",
                "error: the target App does not depend on DeepLink, which its routes are made with. Add \"DeepLink\" to its "
                    + "dependencies.",
                "error: App depends on no module whose view models have a routeConfig. Add one to its dependencies, or remove "
                    + "the plugin.",
            ])
    }
}
