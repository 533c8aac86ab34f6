import FlowTestSupport
import Foundation
import Model
import Testing

@testable import Core

/// Whatever a server says of users, orders, brochures and itself: a value or an error that says where, never a trap.
struct ExtensionDecodingPropertyTests {
    private static let samples = [
        #"{"id":1,"username":"emilys","image":"/e.svg","accessToken":"a.b.c","refreshToken":"d.e.f"}"#,
        #"{"orders":[{"id":7,"placedAt":"2025-04-30T09:41:02.000Z","status":"shipped","total":19.98,"products":"#
            + #"[{"id":3,"title":"Lamp","price":9.99,"quantity":2,"thumbnail":"http://a/b.svg"}]}]}"#,
        #"{"brochures":[{"id":"a","title":"A","validUntil":"2030-01-01T00:00:00Z","pages":[{"number":1,"hotSpots":"#
            + #"[{"product":1,"title":"Lamp","x":0.5,"y":0.5,"width":0.9,"height":0.1}]}]}]}"#,
        #"{"activities":["shop"],"disabledTabs":{"bag":"Closed"},"disabledFeatures":["x"],"minimumVersion":"1.2","#
            + #""recommendedVersion":"2","updateURL":"https://a.b/c","webView":{"allowedHosts":["a"],"javaScript":true},"#
            + #""flags":{"f":{"value":1.5,"rules":[{"when":{"versions":">=1","users":[1],"percentage":25},"value":true}]}}}"#,
        #"{"reviews":[{"id":1,"rating":4.5,"comment":"Good","date":"2025-04-30T09:41:02.000Z","reviewerName":"Ada"}],"#
            + #""total":7,"skip":0,"limit":1,"average":4.5}"#,
    ]

    private func readAll(_ bytes: [UInt8]) -> [Bool] {
        let body = Data(bytes)
        return [
            succeeds { () throws(ServiceError) in
                let answer = try WireDecoder.decode(SignedInDTO.self, from: body)
                let user = answer.user
                #expect(user.id.rawValue >= 0 && !user.username.isEmpty)
                #expect(!answer.tokens.access.contains { $0.isWhitespace || $0.isNewline })
            },
            succeeds { () throws(ServiceError) in
                for order in try WireDecoder.decode(OrderListDTO.self, from: body).orders {
                    #expect(order.total.minorUnits >= 0 && order.itemCount >= order.lines.count)
                    #expect(Set(order.lines.map(\.id)).count == order.lines.count)
                }
            },
            succeeds { () throws(ServiceError) in
                let list = try WireDecoder.decode(BrochureListDTO.self, from: body)
                for brochure in list.brochures.elements.map(\.brochure) {
                    #expect(brochure.pages.map(\.number) == Set(brochure.pages.map(\.number)).sorted())
                    for spot in brochure.pages.flatMap(\.hotSpots) {
                        #expect(spot.x + spot.width <= 1 && spot.y + spot.height <= 1 && spot.product.rawValue >= 0)
                    }
                }
            },
            // Any object will do: what is not said is as the app has it.
            succeeds { () throws(ServiceError) in
                let configuration = try WireDecoder.decode(ConfigurationDTO.self, from: body).configuration
                let activities = configuration.activities ?? []
                #expect(Set(activities).count == activities.count)
                for rule in configuration.flags.values.flatMap(\.rules) {
                    #expect(rule.percentage.map { (0...100).contains($0) } ?? true)
                }
            },
            succeeds { () throws(ServiceError) in
                let page = try WireDecoder.decode(ReviewPageDTO.self, from: body).page(skip: 3)
                #expect(page.total >= 0 && page.reviews.allSatisfy { (1...5).contains($0.rating) })
                #expect(page.average.map { (1...5).contains($0) } ?? true && page.next.map { $0 > 3 } ?? true)
            },
        ]
    }

    private func succeeds(_ read: () throws(ServiceError) -> Void) -> Bool {
        do throws(ServiceError) {
            try read()
            return true
        } catch {
            guard case .undecodable = error else {
                Issue.record("The error is \(error).")
                return false
            }
            return false
        }
    }

    @Test func theSamplesAreReadable() {
        for (index, sample) in Self.samples.enumerated() {
            let read = readAll(Array(sample.utf8))
            #expect(read == (0..<5).map { $0 == index || $0 == 3 })
        }
    }

    @Test(arguments: 0..<5) func mutatedAnswersNeverTrap(_ sample: Int) throws {
        var generator = SplitMix64(seed: UInt64(sample) + 7)
        let json = try JSONSerialization.jsonObject(with: Data(Self.samples[sample].utf8))
        var readings = 0
        for _ in 0..<600 {
            var bytes = Array(Self.samples[sample].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) { Mutation.mutate(&bytes, &generator) }
            readings += readAll(bytes).count { $0 }
            let mutated = Mutation.mutated(json, &generator)
            guard JSONSerialization.isValidJSONObject(mutated) else { continue }
            readings += readAll(Array(try JSONSerialization.data(withJSONObject: mutated))).count { $0 }
        }
        #expect(readings > 0, "a small mutation may be harmless")
    }
}
