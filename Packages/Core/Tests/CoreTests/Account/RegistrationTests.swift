import FlowKit
import Foundation
import Loading
import Model
import StoreServer
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct RegistrationTests {
    private let ada = Registration(
        firstName: "Ada", lastName: "Byron", email: "ada@example.com", username: "ada", password: "engine-1843")

    @Test func aNewUserIsSignedInAndStaysIt() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let product = try #require(shop.server.catalog.products.first { $0.stock >= $0.minimumOrder })
                let id = Product.ID(rawValue: product.id)
                _ = try await device.products.product(id, .networkOnly)
                try await device.bag.add(id, quantity: product.minimumOrder)
                let user = try await #require(device.registration).register(ada)
                #expect(user.displayName == "Ada Byron")
                #expect(await device.currentUser == user)
                #expect(try await device.orders.orders(.networkOnly) == [])
                // What the guest had comes along, as at a sign-in.
                var bags = device.bag.bag().makeAsyncIterator()
                #expect(await bags.next()?.itemCount == product.minimumOrder)
            }
            try await shop.device { device in
                #expect(await device.currentUser?.username == "ada")
                try await device.authentication.signOut(discarding: UnsentChanges(orders: 9, others: 9))
                try await device.authentication.signIn(username: "ada", password: "engine-1843")
            }
            #expect(!"\(shop.log.all)".contains("engine-1843"))
        }
    }

    @Test func takenUsernameAndEmailAreReportedAndChangeNothing() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                var taken = ada
                (taken.username, taken.email) = ("EMILYS", "michael.weber@example.com")
                await #expect(
                    throws: RegistrationError.refused([
                        .username: .taken(.username), .email: .taken(.email),
                    ])
                ) { try await #require(device.registration).register(taken) }
                #expect(await device.currentUser == nil)
                await shop.server.goOffline()
                await #expect(throws: RegistrationError.service(.offline)) {
                    try await #require(device.registration).register(ada)
                }
            }
        }
    }

    @Test func aRegistrationWhoseAnswerWasLostSucceedsWhenItIsRepeated() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let registration = try #require(device.registration)
                shop.server.inject([.cutAfterwards.onPath("/users/add").times(1)])
                await #expect(throws: RegistrationError.self) { try await registration.register(ada) }
                #expect(await device.currentUser == nil)
                let user = try await registration.register(ada)
                #expect(user.username == "ada" && user.email == "ada@example.com")
                #expect(await device.currentUser == user)
            }
        }
    }

    @Test func anotherPasswordOrAddressIsNoRepetition() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let registration = try #require(device.registration)
                try await registration.register(ada)
                try await device.authentication.signOut(discarding: UnsentChanges(orders: 9, others: 9))
                var guess = ada
                guess.password = "engine-1844"
                await #expect(
                    throws: RegistrationError.refused([.username: .taken(.username), .email: .taken(.email)])
                ) { try await registration.register(guess) }
                var other = ada
                other.email = "countess@example.com"
                await #expect(throws: RegistrationError.refused([.username: .taken(.username)])) {
                    try await registration.register(other)
                }
                #expect(await device.currentUser == nil)
            }
        }
    }

    @Test func aForgottenPasswordIsReplaced() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await device.signIn()
                let passwords = try #require(device.passwords)
                try await passwords.requestReset(email: "nobody@example.com")
                #expect(shop.messages.value.isEmpty)
                try await passwords.requestReset(email: "emily.svensson@example.com")
                let link = try #require(shop.messages.value.first?.link)
                let token = try #require(SecretText(String(link.split(separator: "=")[1])))
                await #expect(throws: PasswordResetError.invalidPassword) {
                    try await passwords.reset(with: token, to: "short")
                }
                try await passwords.reset(with: token, to: "engine-1843")
                await #expect(throws: PasswordResetError.invalidLink) {
                    try await passwords.reset(with: token, to: "engine-1844")
                }
                // The session has ended on all devices.
                await #expect(throws: ServiceError.unauthorized) { try await device.orders.orders(.networkOnly) }
                #expect(await device.currentUser == nil)
                await #expect(throws: SignInError.wrongCredentials) { try await device.signIn() }
                try await device.authentication.signIn(username: "emilys", password: "engine-1843")
                #expect(!"\(shop.log.all)\(shop.serverLog.all)".contains(token.revealed))
                await shop.server.goOffline()
                await #expect(throws: ServiceError.offline) { try await passwords.requestReset(email: "a@b.example") }
                await #expect(throws: PasswordResetError.service(.offline)) {
                    try await passwords.reset(with: token, to: "engine-1843")
                }
            }
        }
    }
}
