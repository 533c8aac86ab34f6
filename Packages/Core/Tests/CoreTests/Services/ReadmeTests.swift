import FlowKit
import Loading
import Logging
import Model
import StoreServer
import Testing

@testable import Core

/// The code of the README.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct ReadmeTests {
    @Test func theDeviceOfTheReadme() async throws {
        try await RealShop.run { shop in
            let (api, directory) = (shop.network.api, shop.place())
            let logger = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }

            let network = LiveNetwork(api: api, logger: logger)
            let device = try await LiveServices(
                directory: directory, network: network, payments: SandboxPayments(), logger: logger)

            let first = PageRequest<ProductCursor>(cursor: nil, policy: .networkOnly)
            let page = try await device.products.products(ProductQuery(text: "lamp"), first, limit: 20)
            if let lamp = page.items.first {
                try await device.bag.add(lamp.id, quantity: 1)
            }

            try await device.authentication.signIn(username: "emilys", password: "emilyspass")
            let orders = try await device.orders.orders(.networkOnly)

            #expect(orders?.count == 5)
            for await bag in device.bag.bag() {
                #expect(bag.itemCount == 1, "what the guest had is the user's now")
                break
            }

            device.close()
            await network.shutdown()
        }
    }
}
