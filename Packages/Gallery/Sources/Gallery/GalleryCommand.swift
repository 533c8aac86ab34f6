import ArgumentParser
import BrowserHost
import Foundation
import Translations

/// Serves the gallery to browsers on this machine.
@main
struct GalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Show all screens of the shop, in all states, in a browser.")

    @Option(help: "The port on this machine, or 0 for any free port.")
    var port: UInt16 = 8090

    @Flag(help: "Print the paths of all states instead.")
    var list = false

    func run() async throws {
        #if DEBUG && (Headless || !canImport(SwiftUI))
            if list { return await print(GalleryModel().paths.joined(separator: "\n")) }
            var configuration = BrowserHostConfiguration(
                port: Int(port), sessionRoot: FileManager.default.temporaryDirectory.appending(path: "flow-gallery"),
                appName: "Gallery",
                translations: try Translations.catalog())
            // Tests and pictures open all states as fast as they can.
            let unlimited = RateLimit(burst: 10_000, perSecond: 1_000)
            configuration.limits.documents = unlimited
            configuration.limits.events = unlimited
            try await BrowserHost(configuration: configuration) { _ in GalleryApp() }.run { address in
                FileHandle.standardOutput.write(Data("The gallery is open at \(address.url)\n".utf8))
            }
        #else
            throw ValidationError("The gallery needs a debug build with HeadlessUI: make gallery")
        #endif
    }
}
