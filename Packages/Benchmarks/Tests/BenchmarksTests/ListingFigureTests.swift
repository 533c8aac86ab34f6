import Testing

@testable import Benchmarks

@Suite struct ListingFigureTests {
    @Test func aRowHasTheTimesAndHowManyTimesTheBaselinesTheyAre() {
        let figure = ListingFigure(list: "all by featured", store: 60, prepared: 40, shell: 80.004)
        #expect(figure.ofPrepared == 1.5)
        #expect(
            figure.row.split(separator: " ", omittingEmptySubsequences: true)
                == ["all", "by", "featured", "60.00", "40.00", "1.50", "80.00", "0.75"])
        #expect(figure.row.count == ListingFigure.heading.count)
    }

    @Test(arguments: [(0, "0.00"), (0.005, "0.01"), (1.5, "1.50"), (12.346, "12.35")])
    func numbersHaveTwoDecimals(_ value: Double, _ text: String) {
        #expect(ListingFigure.hundredths(value) == text)
    }
}
