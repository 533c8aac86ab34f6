import Foundation
import Testing

@testable import BrowserHost

@Suite struct SymbolTests {
    private static let packages = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func theSpriteHasWhatItIsSaidToHave() {
        let sprite = String(decoding: PackageResources.icons_svg, as: UTF8.self)
        let drawn = Set(sprite.matches(of: /<symbol id="([^"]+)"/).map { String($0.1) })
        #expect(drawn.subtracting(SymbolNames.all) == [])
        #expect(SymbolNames.all.subtracting(drawn) == [])
    }

    /// A name that is missing is drawn as a neutral sign, which nobody notices in a review.
    @Test func everySymbolInTheWorkspaceIsDrawn() throws {
        var missing: [String: String] = [:]
        var found = 0
        for file in try sources() {
            let text = try String(contentsOf: file, encoding: .utf8)
            var names = text.matches(of: /(?:systemName|systemImage|icon|symbol): "([a-z0-9.]+)"/).map { String($0.1) }
            if file.lastPathComponent == "Icon.swift" {
                names += text.matches(of: /case \w+ = "([a-z0-9.]+)"/).map { String($0.1) }
            }
            found += names.count
            for name in names where !SymbolNames.all.contains(name) { missing[name] = file.lastPathComponent }
        }
        #expect(missing == [:])
        #expect(found > 20, "the sources are elsewhere")
    }

    private func sources() throws -> [URL] {
        let packages = try FileManager.default.contentsOfDirectory(at: Self.packages, includingPropertiesForKeys: nil)
        return packages.flatMap { package -> [URL] in
            let files = FileManager.default.enumerator(
                at: package.appending(path: "Sources"), includingPropertiesForKeys: nil)
            return files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        }
    }
}
