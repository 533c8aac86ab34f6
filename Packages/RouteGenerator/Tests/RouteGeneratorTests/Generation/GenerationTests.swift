import Foundation
import Testing

@testable import RouteGenerator

@Suite struct GenerationTests {
    let folder: Folder
    let imports: Set = ["DeepLink", "FlowKit", "SharedUI", "Shop"]

    init() throws {
        folder = try Folder()
        let types = ["ShopDependencyContainer", "ShopFlowDependencyContainer", "ShopFlowViewModel"]
        try folder.write(
            "extension ActivityID { public static let shop: ActivityID = \"shop\" }\n"
                + types.map { "public struct \($0) {}\n" }.joined(), to: "IDs.swift")
        try folder.write(feature("Shop", ["details(Int)": "/details/:id"]), to: "Shop.swift")
        try folder.write("struct Nothing {}", to: "Nothing.swift")
    }

    private var sources: [SourceFile] {
        ["IDs.swift", "Nothing.swift", "Shop.swift"].map { SourceFile(module: "Shop", path: folder.file($0)) }
    }

    private func generate(_ sources: [SourceFile]? = nil) throws -> Generation.Outcome {
        try Generation.run(
            GenerationInput(target: "App", imports: imports, sources: sources ?? self.sources),
            output: folder.file("Out.swift"))
    }

    @Test func theFileIsWrittenOnce() throws {
        #expect(try generate() == .written)
        let written = try folder.modified("Out.swift")
        #expect(try generate() == .unchanged)
        #expect(try folder.modified("Out.swift") == written)
    }

    @Test func aChangeThatAffectsNoRouteDoesNotWriteTheFile() throws {
        _ = try generate()
        let written = try folder.modified("Out.swift")
        try folder.write("// moved\n\n" + feature("Shop", ["details(Int)": "/details/:id"]), to: "Shop.swift")
        #expect(try generate() == .unchanged)
        #expect(try folder.modified("Out.swift") == written)
    }

    @Test func typesOfValuesAreFoundInFilesWithoutRoutes() throws {
        try folder.write(feature("Shop", ["details(Thing)": "/details/:id"]), to: "Shop.swift")
        try folder.write("struct Thing: Hashable {}", to: "Nothing.swift")
        guard case .refused(let diagnostics) = try generate() else {
            Issue.record("not refused")
            return
        }
        #expect(diagnostics.first?.notes.last?.location.file == folder.file("Nothing.swift"))
        try folder.write("struct Thing: LosslessStringConvertible {}", to: "Nothing.swift")
        #expect(try generate() == .written)
    }

    @Test func aChangedRouteChangesTheFile() throws {
        _ = try generate()
        try folder.write(feature("Shop", ["more(Int)": "/more/:id"]), to: "Shop.swift")
        #expect(try generate() == .written)
        #expect(try String(contentsOfFile: folder.file("Out.swift"), encoding: .utf8).contains("/more/:id"))
    }

    @Test func errorsAreReportedEachTime() throws {
        try folder.write(feature("Shop", ["details(Int?)": "/details/:id"]), to: "Shop.swift")
        for _ in 0..<2 {
            guard case .refused(let diagnostics) = try generate() else {
                Issue.record("not refused")
                return
            }
            #expect(diagnostics.count == 1)
            #expect(diagnostics.first?.location.file == folder.file("Shop.swift"))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.file("Out.swift")))
    }

    @Test func aViewModelThatIsNotPublicIsRefused() throws {
        try folder.write("final class DetailsViewModel {}\npublic class RootViewModel {}", to: "Nothing.swift")
        guard case .refused(let diagnostics) = try generate() else {
            Issue.record("not refused")
            return
        }
        #expect(
            diagnostics.map(\.description) == [
                "\(folder.file("Nothing.swift")):1:13: error: DetailsViewModel is not public, so App can't see it. Write: "
                    + "public class DetailsViewModel."
            ])
    }

    @Test func anInternalViewModelOfTheTargetIsAccepted() throws {
        try folder.write("final class DetailsViewModel {}", to: "Nothing.swift")
        let input = GenerationInput(target: "Shop", imports: imports.subtracting(["Shop"]), sources: sources)
        #expect(try Generation.run(input, output: folder.file("Out.swift")) == .written)
    }

    @Test func aFeatureWithoutAFlowIsRefused() throws {
        try folder.write("extension ActivityID { public static let shop: ActivityID = \"shop\" }", to: "IDs.swift")
        try folder.write(
            "public struct ShopDependencyContainer {}\nstruct ShopFlowDependencyContainer {}", to: "Nothing.swift")
        guard case .refused(let diagnostics) = try generate() else {
            Issue.record("not refused")
            return
        }
        #expect(
            diagnostics.map(\.description) == [
                "\(folder.file("Shop.swift")):1:13: error: Shop has no public ShopFlowDependencyContainer, which its flow is "
                    + "made with. Add it.",
                "\(folder.file("Shop.swift")):1:13: error: Shop has no public ShopFlowViewModel, which its flow is made with. "
                    + "Add it.",
            ])
    }

    @Test func anUnreadableFileIsNamed() throws {
        let path = folder.file("Gone.swift")
        #expect(throws: GenerationError.unreadable(path, reason: "there is none")) {
            try generate(sources + [SourceFile(module: "Shop", path: path)])
        }
    }

    @Test func aTargetWithoutScreensOrDependenciesIsRefused() throws {
        #expect(throws: GenerationError.noScreen(target: "App")) {
            try generate([SourceFile(module: "Shop", path: folder.file("Nothing.swift"))])
        }
        for missing in imports {
            let input = GenerationInput(target: "App", imports: imports.subtracting([missing]), sources: sources)
            #expect(throws: GenerationError.missingDependency(missing, target: "App")) {
                try Generation.run(input, output: folder.file("Out.swift"))
            }
        }
    }

    /// Only Swift 6.3 can name a module that has a type with the module's name.
    @Test func aViewModelWhoseModuleCanNotBeNamedIsRefused() throws {
        try folder.write("public struct Shop {}", to: "Nothing.swift")
        try folder.write("public final class DetailsViewModel {}", to: "Other.swift")
        let other = SourceFile(module: "Other", path: folder.file("Other.swift"))
        guard case .refused(let diagnostics) = try generate(sources + [other]) else {
            Issue.record("not refused")
            return
        }
        #expect(
            diagnostics.map(\.description) == [
                "\(folder.file("Shop.swift")):6:23: error: DetailsViewModel is also a type of another module, and "
                    + "Shop.DetailsViewModel is a member of the type Shop in Shop. Rename the view model."
            ])
    }

    @Test func theListOfSourcesIsParsed() throws {
        let list = "target\tApp\nimport\tHome\nimport\tFlowKit\nsource\tHome\t/a b/Home.swift\n"
        #expect(
            try GenerationInput(list: list)
                == GenerationInput(
                    target: "App", imports: ["FlowKit", "Home"],
                    sources: [SourceFile(module: "Home", path: "/a b/Home.swift")]))
        #expect(throws: GenerationError.noTarget) { try GenerationInput(list: "import\tHome\n") }
        #expect(throws: GenerationError.malformedList(line: 2, "source\tHome")) {
            try GenerationInput(list: "target\tApp\nsource\tHome\n")
        }
    }

    @Test func errorsNameTheCorrection() {
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
