import Core
import FlowKit
import Logging
import Model
import Testing

/// The code of the README.
@Suite(.timeLimit(.minutes(1)))
struct ReadmeTests {
    @Test func theDeviceOfTheReadme() async throws {
        let temporary = try TemporaryDirectory()
        let shop = Shop()
        try await TestServer.run {
            shop.respond($0)
        } _: { server in
            let (api, directory) = (server.url, temporary.url)
            let logger = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }

            let network = LiveNetwork(api: api, logger: logger)
            let device = try LiveServices(directory: directory, network: network, logger: logger)

            let first = PageRequest<ProductCursor>(cursor: nil, origin: .fresh)
            let page = try await device.products.products(ProductQuery(text: "lamp"), first, limit: 20)
            if let lamp = page.items.first {
                try await device.bag.add(lamp.id, quantity: 1)
            }

            for await bag in device.bag.bag() {
                #expect(bag.itemCount == 1)
                break
            }

            try device.close()
            await network.shutdown()
        }
    }
}
