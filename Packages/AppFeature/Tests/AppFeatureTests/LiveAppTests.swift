import Core
import DeepLink
import FlowTesting
import Foundation
import Logging
import Model
import SharedUI
import Testing

@testable import AppFeature

#if Headless || !canImport(SwiftUI)
    import ScreenTesting
#endif

/// The app on live services, as its README says it is made.
@MainActor
@Suite struct LiveAppTests {
    @Test func anAppIsMadeOfADirectoryAndANetwork() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let api = try #require(URL(string: "http://127.0.0.1:9"))
        let network = LiveNetwork(api: api, logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))

        let live = try await LiveServiceProvider(
            directory: directory, network: network, payments: SandboxPayments(), webHost: "shop.example",
            version: AppVersion(1))
        let viewModel = try AppFeatureViewModel(
            services: live.services, policy: LinkPolicy(schemes: ["shop"], hosts: ["shop.example"]))

        #if Headless || !canImport(SwiftUI)
            let app = ScreenDriver { AppFeatureView(viewModel: viewModel) }
            await app.settle { app.isSelected(.id("tab.home")) && app.title == "Home" }
        #endif
        #expect(live.replacedDatabase == nil)
        #expect(FileManager.default.fileExists(atPath: directory.appending(path: "shop.sqlite").path))
        live.close()
        await network.shutdown()
    }

    @Test func aDirectoryThatIsAFileIsATypedError() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let api = try #require(URL(string: "http://127.0.0.1:9"))
        let network = LiveNetwork(api: api, logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))

        await #expect(throws: StoreOpeningError.self) {
            try await LiveServiceProvider(
                directory: file, network: network, payments: SandboxPayments(), webHost: "shop.example",
                version: AppVersion(1))
        }
        await network.shutdown()
    }
}
