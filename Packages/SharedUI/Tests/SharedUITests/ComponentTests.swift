import Foundation
import Testing

@testable import SharedUI

@Suite struct ComponentTests {
    /// Containers of whole screens, which have no look of their own.
    private static let containers: Set = [
        "ComponentSamples", "ContentBelowNotice", "FormScreen", "WebContentView",
    ]

    @Test func theSamplesHaveEveryComponent() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/SharedUI")
            .standardized
        let samples = try String(contentsOf: sources.appending(path: "Gallery/Components.swift"), encoding: .utf8)
        var names: Set<String> = []
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let source = try String(contentsOf: file, encoding: .utf8)
            for match in source.matches(of: /public struct (\w+)(?:<.*>)?: View/) { names.insert(String(match.1)) }
        }
        #expect(names.count > 20, "the sources are elsewhere")
        #expect(names.isSuperset(of: Self.containers))
        let missing = names.subtracting(Self.containers).filter { !samples.contains("\($0)(") }
        #expect(missing.isEmpty, "Components.swift has no sample of \(missing.sorted())")
    }
}
