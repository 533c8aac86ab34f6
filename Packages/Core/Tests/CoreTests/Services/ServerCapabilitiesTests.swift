import FlowKit
import Foundation
import Loading
import Model
import StoreServer
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct ServerCapabilitiesTests {
    @Test(arguments: [
        ("https://dummyjson.com", ServerCapabilities.dummyJSON), ("https://eu.DummyJSON.com/api", .dummyJSON),
        ("https://notdummyjson.com", .all), ("http://127.0.0.1:8080", .all),
        ("https://shop.example/dummyjson.com", .all),
    ])
    func onlyThePublicServerLacksTheExtensions(address: String, capabilities: ServerCapabilities) throws {
        #expect(ServerCapabilities.standard(for: try #require(URL(string: address))) == capabilities)
    }

    @Test func changesStayOnTheDeviceWithoutTheExtensions() async throws {
        try await RealShop.run(.init(hasExtensions: false)) { shop in
            let product = try #require(shop.server.catalog.products.first { $0.stock >= $0.minimumOrder })
            let id = Product.ID(rawValue: product.id)
            for isFirst in [true, false] {
                try await shop.device { device in
                    #expect(device.profile == nil)
                    #expect(device.registration == nil && device.passwords == nil)
                    if isFirst {
                        _ = try await device.products.product(id, .networkOnly)
                        try await device.signIn()
                        try await device.bag.add(id, quantity: product.minimumOrder)
                        try await device.wishlist.add(id)
                    }
                    var bags = device.bag.bag().makeAsyncIterator()
                    let bag = try #require(await bags.next())
                    #expect(bag.itemCount == product.minimumOrder)
                    await #expect(throws: PlaceOrderError.unsupported) { try await device.orders.place(bag.lines) }
                    var wishes = device.wishlist.productIDs().makeAsyncIterator()
                    #expect(await wishes.next() == [id])
                    var states = device.outbox.status().makeAsyncIterator()
                    #expect(await states.next()?.isEmpty == true)
                }
            }
            #expect(shop.requests(to: "/carts/user/1") == 0)
        }
    }
}
