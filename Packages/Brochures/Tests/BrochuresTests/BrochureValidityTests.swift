import FlowKit
import Foundation
import Mocks
import Model
import Testing

@testable import Brochures

@Suite struct BrochureValidityTests {
    /// 31 May 2030, as the server writes the day.
    private let lastDay = Date(timeIntervalSince1970: 1_906_416_000)

    private func validity(until last: Date?, at now: Date) -> BrochureValidity {
        BrochureValidity(of: Brochure(id: .springKitchen, title: "Spring", validUntil: last), at: now)
    }

    @Test func itsLastDayIsValidToItsEnd() {
        let midnight = lastDay.addingTimeInterval(86_400)
        #expect(validity(until: lastDay, at: .distantPast) == .until(lastDay))
        #expect(validity(until: lastDay, at: midnight.addingTimeInterval(-0.001)) == .until(lastDay))
        #expect(validity(until: lastDay, at: midnight) == .expired(lastDay))
        #expect(validity(until: lastDay, at: .distantFuture).isExpired)
    }

    @Test func theTimeOfTheLastDayDoesNotMatter() {
        let evening = lastDay.addingTimeInterval(86_399)
        let midnight = lastDay.addingTimeInterval(86_400)
        #expect(validity(until: evening, at: midnight.addingTimeInterval(-1)) == .until(evening))
        #expect(validity(until: evening, at: midnight) == .expired(evening))
    }

    @Test func withoutALastDayThereIsNoEnd() {
        #expect(validity(until: nil, at: .distantFuture) == .unlimited)
        #expect(!validity(until: nil, at: .distantFuture).isExpired)
    }

    @Test func itIsToldInWords() {
        #expect(BrochureValidity.until(lastDay).text.map { String(localized: $0) } == "Valid until May 31, 2030")
        #expect(BrochureValidity.expired(lastDay).text.map { String(localized: $0) } == "Expired on May 31, 2030")
        #expect(BrochureValidity.unlimited.text == nil)
    }
}

@Suite struct PagePositionTests {
    @Test func thereIsAPositionForEachPageAndNoOther() {
        for (index, count) in [(-1, 5), (5, 5), (0, 0), (0, -1), (.max, 5), (.min, .min)] {
            #expect(PagePosition(index: index, count: count) == nil)
        }
        #expect((0..<3).compactMap { PagePosition(index: $0, count: 3)?.number } == [1, 2, 3])
        #expect([1, 2].compactMap { PagePosition(index: 0, count: $0)?.isOnly } == [true, false])
    }
}
