import Foundation
import Testing

@testable import RouteGenerator

@Suite struct GenerationTests {
    let folder: Folder
    let imports: Set = ["DeepLink", "FlowKit", "Shop"]

    init() throws {
        folder = try Folder()
        let types = ["ShopDependencyContainer", "ShopFlowViewModel"]
        try folder.write(
            "extension ActivityID { public static let shop: ActivityID = \"shop\" }\n"
                + types.map { "public struct \($0) {}\n" }.joined(), to: "IDs.swift")
        try folder.write(feature("Shop", ["details(Int)": "/details/:id"]), to: "Shop.swift")
        try folder.write("struct Nothing {}", to: "Nothing.swift")
    }

    private var sources: [SourceFile] {
        ["IDs.swift", "Nothing.swift", "Shop.swift"].map { SourceFile(module: "Shop", path: folder.file($0)) }
    }

    /// Generates the file, and returns whether it was written.
    @discardableResult
    private func generate(
        _ sources: [SourceFile]? = nil, for target: String = "App", imports: Set<String>? = nil
    ) throws -> Bool {
        let input = GenerationInput(target: target, imports: imports ?? self.imports, sources: sources ?? self.sources)
        let file = folder.file("Out.swift")
        let past = Date(timeIntervalSinceNow: -60)
        try? FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
        let old = try? folder.modified("Out.swift")
        try Generation.run(input, output: file)
        return try folder.modified("Out.swift") != old
    }

    private func diagnostics(_ sources: [SourceFile]? = nil) throws -> [Diagnostic] {
        do {
            try generate(sources)
            return []
        } catch let error as RouteError where !error.diagnostics.isEmpty {
            return error.diagnostics
        }
    }

    @Test func theFileIsWrittenOnce() throws {
        #expect(try generate())
        #expect(try !generate())
    }

    @Test func aChangeThatAffectsNoRouteDoesNotWriteTheFile() throws {
        try generate()
        try folder.write("// moved\n\n" + feature("Shop", ["details(Int)": "/details/:id"]), to: "Shop.swift")
        #expect(try !generate())
    }

    @Test func typesOfValuesAreFoundInFilesWithoutRoutes() throws {
        try folder.write(feature("Shop", ["details(Thing)": "/details/:id"]), to: "Shop.swift")
        try folder.write("struct Thing: Hashable {}", to: "Nothing.swift")
        let diagnostics = try diagnostics()
        #expect(diagnostics.first?.notes.last?.location.file == folder.file("Nothing.swift"))
        try folder.write("struct Thing: LosslessStringConvertible {}", to: "Nothing.swift")
        #expect(try generate())
    }

    @Test func aChangedRouteChangesTheFile() throws {
        try generate()
        try folder.write(feature("Shop", ["more(Int)": "/more/:id"]), to: "Shop.swift")
        #expect(try generate())
        #expect(try String(contentsOfFile: folder.file("Out.swift"), encoding: .utf8).contains("/more/:id"))
    }

    @Test func errorsAreReportedEachTime() throws {
        try folder.write(feature("Shop", ["details(Int?)": "/details/:id"]), to: "Shop.swift")
        for _ in 0..<2 {
            let diagnostics = try diagnostics()
            #expect(diagnostics.count == 1)
            #expect(diagnostics.first?.location.file == folder.file("Shop.swift"))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.file("Out.swift")))
    }

    @Test func aViewModelThatIsNotPublicIsRefused() throws {
        try folder.write("final class DetailsViewModel {}\npublic class RootViewModel {}", to: "Nothing.swift")
        let diagnostics = try diagnostics()
        #expect(
            diagnostics.map(\.description) == [
                "\(folder.file("Nothing.swift")):1:13: error: DetailsViewModel is not public, so App can't see it. Write: "
                    + "public class DetailsViewModel."
            ])
    }

    @Test func anInternalViewModelOfTheTargetIsAccepted() throws {
        try folder.write("final class DetailsViewModel {}", to: "Nothing.swift")
        #expect(try generate(for: "Shop", imports: imports.subtracting(["Shop"])))
    }

    @Test func aFeatureWithoutAFlowIsRefused() throws {
        try folder.write("extension ActivityID { public static let shop: ActivityID = \"shop\" }", to: "IDs.swift")
        try folder.write(
            "struct ShopDependencyContainer {}", to: "Nothing.swift")
        let diagnostics = try diagnostics()
        #expect(
            diagnostics.map(\.description) == [
                "\(folder.file("Shop.swift")):1:13: error: Shop has no public ShopDependencyContainer, which its flow is "
                    + "made with. Add it.",
                "\(folder.file("Shop.swift")):1:13: error: Shop has no public ShopFlowViewModel, which its flow is made with. "
                    + "Add it.",
            ])
    }

    @Test func featuresWithoutAnyFlowHaveRoutesAlone() throws {
        try folder.write("extension ActivityID { public static let shop: ActivityID = \"shop\" }", to: "IDs.swift")
        #expect(try generate())
        let code = try String(contentsOfFile: folder.file("Out.swift"), encoding: .utf8)
        #expect(code.contains("func linkTable") && !code.contains("AppFlows"))
    }

    @Test func anUnreadableFileIsNamed() throws {
        let path = folder.file("Gone.swift")
        #expect(throws: RouteError("\(path): error: the file can't be read: there is none")) {
            try generate(sources + [SourceFile(module: "Shop", path: path)])
        }
    }

    @Test func aTargetWithoutScreensOrDependenciesIsRefused() throws {
        let noScreen =
            "error: App depends on no module whose view models have a routeConfig. Add one to its dependencies, or remove the "
            + "plugin."
        #expect(throws: RouteError(noScreen)) {
            try generate([SourceFile(module: "Shop", path: folder.file("Nothing.swift"))])
        }
        for missing in imports {
            let text =
                "error: the target App does not depend on \(missing), which its routes are made with. Add \"\(missing)\" to its "
                + "dependencies."
            #expect(throws: RouteError(text)) {
                try generate(imports: imports.subtracting([missing]))
            }
        }
    }

    /// Only Swift 6.3 can name a module that has a type with the module's name.
    @Test func aViewModelWhoseModuleCanNotBeNamedIsRefused() throws {
        try folder.write("public struct Shop {}", to: "Nothing.swift")
        try folder.write("public final class DetailsViewModel {}", to: "Other.swift")
        let other = SourceFile(module: "Other", path: folder.file("Other.swift"))
        let diagnostics = try diagnostics(sources + [other])
        #expect(
            diagnostics.map(\.description) == [
                "\(folder.file("Shop.swift")):6:23: error: DetailsViewModel is also a type of another module, and "
                    + "Shop.DetailsViewModel is a member of the type Shop in Shop. Rename the view model."
            ])
    }

    @Test func aTypeOfTheTargetWithAGeneratedNameIsRefused() throws {
        try folder.write(
            "enum Activity {}\nprivate struct AppTab {}\nenum Router { enum AppRoute {} }", to: "App.swift")
        let diagnostics = try diagnostics(sources + [SourceFile(module: "App", path: folder.file("App.swift"))])
        #expect(
            diagnostics.map(\.description) == [
                "\(folder.file("App.swift")):1:6: error: Activity is also a generated type. Rename this one."
            ])
    }

    /// A type with the name of a library's module is refused only if the library's types can't be named without it.
    @Test func aTypeOfALibraryWhoseModuleCanNotBeNamedIsRefused() throws {
        try folder.write("enum DeepLink {}", to: "App.swift")
        let all = sources + [SourceFile(module: "App", path: folder.file("App.swift"))]
        #expect(try diagnostics(all).isEmpty)
        try folder.write("public struct LinkTable {}", to: "Nothing.swift")
        let diagnostics = try diagnostics(all)
        #expect(
            diagnostics.map(\.description) == [
                "\(folder.file("Nothing.swift")):1:15: error: LinkTable is also a type of DeepLink, and DeepLink.LinkTable is a "
                    + "member of the type DeepLink in App. Rename one of them.\n"
                    + "\(folder.file("App.swift")):1:6: note: DeepLink is here"
            ])
    }

    @Test func theInputIsDecoded() throws {
        let json = """
            {
              "target": "App", "imports": ["Home", "FlowKit"], "usesHeadlessUI": true,
              "sources": [{"module": "Home", "path": "/a b/Home.swift"}]
            }
            """
        try folder.write(json, to: "sources.json")
        #expect(
            try GenerationInput(contentsOf: folder.file("sources.json"))
                == GenerationInput(
                    target: "App", imports: ["FlowKit", "Home"],
                    sources: [SourceFile(module: "Home", path: "/a b/Home.swift")], usesHeadlessUI: true))
        try folder.write("{\"target\": \"App\"}", to: "sources.json")
        let error = #expect(throws: RouteError.self) {
            try GenerationInput(contentsOf: folder.file("sources.json"))
        }
        #expect(error?.description.hasPrefix("\(folder.file("sources.json")): error: the list of sources") == true)
    }
}
