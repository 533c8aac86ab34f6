#if DEBUG && (Headless || !canImport(SwiftUI))
    import Foundation
    import ScreenTesting
    import SharedUI
    import Testing
    import Translations

    @testable import Gallery

    @MainActor
    @Suite struct GalleryTests {
        static let packages = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
            .standardized
        static let outlines = packages.appending(path: "Gallery/Tests/GalleryTests/Outlines")
        static var isRecording: Bool { ProcessInfo.processInfo.environment["FLOW_RECORD_OUTLINES"] == "yes" }

        @Test func everyViewModelProtocolHasAScreenInTheGallery() throws {
            let protocols = try Self.viewModelProtocols()
            let screens = Set(Gallery.screens.map(\.id))
            for (name, file) in protocols.sorted(by: { $0.key < $1.key }) where !screens.contains(name) {
                Issue.record(
                    """
                    \(name)ViewModelProtocol has no screen in the gallery: \(file)
                    Write a stub and a GalleryScreen("\(name)", …) into that file, and add the screen to Gallery.screens. \
                    Packages/Wishlist is an example.
                    """)
            }
        }

        @Test func namesAreUnique() {
            let places = Gallery.screens.flatMap { screen in
                screen.entries.map { [screen.id.pathName, $0.id.pathName] }
            }
            #expect(Set(places).count == places.count)
        }

        @Test func outlinesAreThoseOfTheFiles() throws {
            let translations = try Translations.catalog()
            for screen in Gallery.screens {
                let file = Self.outlines.appending(path: "\(screen.id).txt")
                let outline = screen.outline(translations)
                if Self.isRecording { try outline.write(to: file, atomically: true, encoding: .utf8) }
                expectNoDifference(
                    (try? String(contentsOf: file, encoding: .utf8)) ?? "", outline,
                    """
                    \(screen.id) isn't as in Outlines/\(screen.id).txt (-: recorded, +: now). \
                    If the change is meant, record it with: make gallery-outlines
                    """)
            }
        }

        /// Texts that a view shows as they are written in the source would stay English. What remains is data and names.
        @Test func untranslatedTextsAreRecorded() throws {
            let file = Self.packages.appending(path: "Gallery/Tests/GalleryTests/Untranslated.txt")
            let screens = Gallery.screens.filter { !Self.developerScreens.contains($0.id) }
            let translations = try Translations.catalog()
            let texts =
                Set(screens.flatMap { $0.latinTexts(in: "ar", translations) }).sorted().joined(separator: "\n") + "\n"
            if Self.isRecording { try texts.write(to: file, atomically: true, encoding: .utf8) }
            expectNoDifference(
                (try? String(contentsOf: file, encoding: .utf8)) ?? "", texts,
                """
                Other texts than those of Untranslated.txt are in Latin letters when the language is Arabic (-: recorded, \
                +: now). Add a text to the string catalog, and give it the type LocalizedStringResource or \
                LocalizedStringKey. If it is data, record it with: make gallery-outlines
                """)
        }

        /// Users don't see them.
        private static let developerScreens: Set<String> = [
            "AnalyticsEvents", "ComponentCatalog", "Components", "DebugMenu", "EndpointPicker", "FeatureFlags",
            "LinkTester",
            "NavigationJournal",
            "NetworkFaults", "PushSender", "StoreInspector",
        ]

        @Test func everyFileOfOutlinesBelongsToAScreen() throws {
            let files = try FileManager.default.contentsOfDirectory(atPath: Self.outlines.path)
            #expect(Set(files) == Set(Gallery.screens.map { "\($0.id).txt" }))
        }

        /// The names of the view-model protocols of all packages, each with its file.
        private static func viewModelProtocols() throws -> [String: String] {
            var names: [String: String] = [:]
            let folder = FileManager.default.enumerator(at: packages, includingPropertiesForKeys: nil)
            while let file = folder?.nextObject() as? URL {
                if file.lastPathComponent.hasPrefix(".") { folder?.skipDescendants() }
                guard file.lastPathComponent.hasSuffix("ViewModelProtocol.swift") else { continue }
                let source = try String(contentsOf: file, encoding: .utf8)
                for match in source.matches(of: /protocol (\w+)ViewModelProtocol: ObservableObject/) {
                    names[String(match.1)] = file.path
                }
            }
            return names
        }
    }

    extension GalleryScreen {
        /// The outlines of all states, each below its name.
        fileprivate func outline(_ translations: StringCatalog) -> String {
            entries.map { entry in
                "# \(entry.id)\n\n\(ScreenDriver(translations: translations) { NavigationStack { entry.view } }.outline)\n"
            }
            .joined(separator: "\n")
        }

        /// The texts of all states with at least two Latin letters.
        fileprivate func latinTexts(in language: String, _ translations: StringCatalog) -> [String] {
            entries.flatMap { entry in
                ScreenDriver(language: language, translations: translations) { NavigationStack { entry.view } }
                    .outline
                    .matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
            }
            .filter { $0.contains(/[A-Za-z]{2}/) }
        }
    }
#endif
