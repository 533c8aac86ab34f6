import Foundation
import Mocks
import Model
import Testing

@testable import AppFeature

@MainActor
@Suite(.timeLimit(.minutes(10))) struct NavigationServiceTests {
    @Test func whoWatchesIsToldWhereTheAppIs() async throws {
        let shop = try Shop()
        var locations = shop.viewModel.navigation.locations().makeAsyncIterator()
        #expect(await locations.next()?.absoluteString == "/home")
        try shop.link("/products/3")
        #expect(await locations.next()?.absoluteString == "/products/3")
        shop.coordinator.show(.bag)
        #expect(await locations.next()?.absoluteString == "/bag")
    }

    @Test func theWayBackIsThatOfTheNavigator() async throws {
        let shop = try Shop()
        try shop.link("/products/3")
        shop.viewModel.navigation.goBack()
        #expect(shop.coordinator.location == "/home")
        // At a root there is none.
        shop.viewModel.navigation.goBack()
        #expect(shop.coordinator.location == "/home")
    }

    @Test func whatTheServerSaysIsAskedForWhenTheAppComesBack() async throws {
        let shop = try Shop()
        shop.configuration.server.disabledTabs["bag"] = "Not today"
        await shop.viewModel.enterForeground()
        #expect(shop.configuration.current.disabledTabs == ["bag": "Not today"])
    }
}
