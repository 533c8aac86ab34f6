import FlowKit
import Foundation
import Loading
import Model
import StoreServer
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct AccountTests {
    @Test func sessionStreamEmitsSignInAndSignOut() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                var sessions = device.session.session().makeAsyncIterator()
                #expect(await sessions.next() == .signedOut)
                let user = try await device.signIn()
                #expect(user.username == "emilys")
                #expect(user.displayName == "Emily Svensson")
                #expect(user.email == "emily.svensson@example.com")
                #expect(user.image == shop.network.api.appending(path: "images/users/1.svg"))
                #expect(await sessions.next() == .signedIn(user))
                try await device.signIn()
                #expect(await sessions.next() == .signedIn(user), "signing in again is a new session")
                try await device.authentication.signOut()
                #expect(await sessions.next() == .signedOut)
            }
        }
    }

    @Test func theServerKnowsWhoAsks() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let user = try await device.signIn("noorh")
                let orders = try await device.orders.orders(.networkOnly)
                #expect(orders?.count == 1)
                #expect(user.id.rawValue == 5)
            }
        }
    }

    @Test func wrongCredentialsChangeNothing() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let user = try await device.signIn()
                for (name, password) in [("emilys", "wrong"), ("nobody", "emilyspass"), ("", ""), ("emilys", "")] {
                    await #expect(throws: SignInError.wrongCredentials) {
                        try await device.authentication.signIn(username: name, password: password)
                    }
                }
                #expect(await device.currentUser == user)
            }
        }
    }

    @Test func otherSignInErrorsKeepTheirKind() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                shop.server.inject([.status(429, retryAfter: 0).times(1), .status(200).onRequest(2)])
                await #expect(throws: SignInError.service(.rateLimited(retryAfter: .zero))) {
                    try await device.signIn()
                }
                await #expect(
                    throws: SignInError.service(.undecodable(path: "id", reason: "it is missing"))
                ) { try await device.signIn() }
                await shop.server.goOffline()
                await #expect(throws: SignInError.service(.offline)) { try await device.signIn() }
                #expect(await device.currentUser == nil)
            }
        }
    }

    @Test func aSessionOutlivesTheProcess() async throws {
        try await RealShop.run { shop in
            try await shop.device { try await $0.signIn("sophiab") }
            await shop.server.goOffline()
            try await shop.device { device in
                #expect(await device.currentUser?.username == "sophiab")
                try await device.authentication.signOut()
                #expect(await device.currentUser == nil)
            }
            try await shop.device { #expect(await $0.currentUser == nil) }
        }
    }

    @Test func devicesAreSignedInByThemselves() async throws {
        try await RealShop.run { shop in
            try await shop.device("one") { one in
                try await shop.device("two") { two in
                    try await one.signIn("emilys")
                    try await two.signIn("michaelw")
                    let (first, second) = (
                        try await one.orders.orders(.networkOnly), try await two.orders.orders(.networkOnly)
                    )
                    #expect(first?.count == 5)
                    #expect(second?.count == 4)
                    try await one.authentication.signOut()
                    #expect(await two.currentUser?.username == "michaelw")
                }
            }
        }
    }

    @Test func signingInReplacesTheCurrentUser() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await device.signIn("emilys")
                let orders = try await device.orders.orders(.networkOnly)
                #expect(orders?.isEmpty == false)
                try await device.signIn("michaelw")
                #expect(try await device.orders.orders(.cacheOnly) == nil)
                // The first user hasn't signed out, so their rows were kept.
                try await device.signIn("emilys")
                #expect(try await device.orders.orders(.cacheOnly) == orders)
            }
        }
    }

    @Test func theTextsSayWhatToDo() {
        #expect(
            SignInError.wrongCredentials.description
                == "The username or password is incorrect. Check both and try again.")
        #expect(
            "\(SignInError.service(.undecodable(path: "accessToken", reason: "it is empty")))".hasPrefix(
                "The response can't be decoded at \"accessToken\": it is empty."))
    }
}
