import FlowKit
import Foundation
import Loading
import Model
import StoreServer
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct TokenRenewalTests {
    /// Asks for many orders at once; most there aren't.
    private func askForMany(_ device: LiveServices) async -> [Result<Bool, ServiceError>] {
        await withTaskGroup(of: Result<Bool, ServiceError>.self) { group in
            for number in 1000..<1020 {
                group.addTask {
                    do throws(ServiceError) {
                        return .success(try await device.orders.order(Order.ID(rawValue: number), .networkOnly) != nil)
                    } catch .notFound {
                        return .success(false)
                    } catch {
                        return .failure(error)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test func manyExpiredRequestsTakeOneRefresh() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let user = try await device.signIn()
                try shop.server.expireTokens()
                let outcomes = await askForMany(device)
                #expect(outcomes.count { $0 == .success(true) } == 5)
                #expect(outcomes.count { $0 == .success(false) } == 15)
                #expect(shop.requests(to: "/auth/refresh") == 1)
                #expect(await device.currentUser == user)
            }
            // The new tokens are the ones that are kept.
            try await shop.device { device in
                let orders = try await device.orders.orders(.networkOnly)
                #expect(orders?.count == 5)
                #expect(shop.requests(to: "/auth/refresh") == 1)
            }
        }
    }

    @Test func eachTimeTheyRunOutTakesOneMore() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await device.signIn()
                for count in 1...3 {
                    try shop.server.expireTokens()
                    let orders = try await device.orders.orders(.networkOnly)
                    #expect(orders?.count == 5)
                    #expect(shop.requests(to: "/auth/refresh") == count)
                }
            }
        }
    }

    @Test func aRefusedRefreshSignsOutOnce() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let user = try await device.signIn()
                let orders = try await device.orders.orders(.networkOnly)
                let sessions = device.session.session()
                var seen = sessions.makeAsyncIterator()
                #expect(await seen.next() == .signedIn(user))
                try shop.server.expireTokens(alsoRefresh: true)
                let outcomes = await askForMany(device)
                #expect(outcomes.allSatisfy { $0 == .failure(.unauthorized) })
                #expect(shop.requests(to: "/auth/refresh") == 1)
                #expect(await seen.next() == .signedOut)
                #expect(shop.log.lines(with: "The server has ended the session").count == 1)
                #expect(!FileManager.default.fileExists(atPath: shop.sessionFile().path))
                // Signing in again is all it takes: what was theirs is still there.
                let again = try await device.signIn()
                #expect(await seen.next() == .signedIn(again))
                #expect(try await device.orders.orders(.cacheOnly) == orders)
                #expect(orders?.count == 5)
            }
        }
    }

    /// Only 400 and 401 say that the refresh token is no longer valid (RFC 6749). Anything else may come from a proxy.
    @Test(arguments: [302, 403, 404, 405, 408, 409, 410, 422, 500, 503])
    func aRefreshThatMeetsAnotherStatusKeepsTheSession(_ status: Int) async throws {
        try await expectSession(toSurvive: .status(status))
    }

    @Test(arguments: [FaultRule.cut, .status(429, retryAfter: 0), .status(200)])
    func aRefreshWithoutAReadableResponseKeepsTheSession(_ fault: FaultRule) async throws {
        try await expectSession(toSurvive: fault)
    }

    private func expectSession(toSurvive fault: FaultRule) async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let user = try await device.signIn()
                try shop.server.expireTokens()
                shop.server.inject([fault.onPath("/auth/refresh")])
                await #expect(throws: ServiceError.self) { try await device.orders.orders(.networkOnly) }
                #expect(await device.currentUser == user)
                shop.server.inject(.none)
                let orders = try await device.orders.orders(.networkOnly)
                #expect(orders?.count == 5)
            }
        }
    }

    @Test(arguments: [400, 401])
    func aRefusedRefreshTokenEndsTheSession(_ status: Int) async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await device.signIn()
                try shop.server.expireTokens()
                shop.server.inject([.status(status).onPath("/auth/refresh")])
                await #expect(throws: ServiceError.unauthorized) { try await device.orders.orders(.networkOnly) }
                #expect(await device.currentUser == nil)
            }
        }
    }

    @Test func signedOutUserSendsNoOrderRequest() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                await #expect(throws: ServiceError.unauthorized) { try await device.orders.orders(.networkOnly) }
                await #expect(throws: ServiceError.unauthorized) { try await device.orders.orders(.cacheOnly) }
                #expect(shop.requests(to: "/orders") == 0)
            }
        }
    }
}
