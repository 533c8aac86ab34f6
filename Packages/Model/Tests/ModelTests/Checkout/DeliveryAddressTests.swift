import FlowKit
import FlowTesting
import Model
import Testing

@Suite struct DeliveryAddressTests {
    private let valid = DeliveryAddress(
        name: "Emily Svensson", street: "Lindenweg 4", postalCode: "10115", city: "Berlin", country: "DE")

    private func problem(_ field: DeliveryAddress.Field, _ text: String) -> AddressProblem? {
        var address = valid
        address[field] = text
        return address.problems[field]
    }

    @Test func aCompleteAddressHasNoProblems() {
        #expect(valid.problems.isEmpty)
        #expect(
            valid.lines.map { String(localized: $0) } == ["Emily Svensson", "Lindenweg 4", "10115 Berlin", "Germany"])
    }

    @Test func numberIsThatOfTheContent() {
        #expect(valid.number == 1_681_904_428)
        for field in DeliveryAddress.Field.allCases {
            var other = valid
            other[field] += " "
            #expect(other.number != valid.number)
        }
    }

    @Test func eachMissingFieldHasItsMessage() {
        #expect(DeliveryAddress().isBlank)
        #expect(
            DeliveryAddress().problems.mapValues { String(localized: $0.text) } == [
                .name: "Enter the recipient's name.", .street: "Enter the street and house number.",
                .postalCode: "Enter the postal code.", .city: "Enter the city.", .country: "Choose a country.",
            ])
        for field in DeliveryAddress.Field.allCases { #expect(problem(field, " \n\t") == .missing(field)) }
    }

    @Test func textsAreLimitedToOneLineOf100Characters() {
        for field in [DeliveryAddress.Field.name, .street, .city] {
            #expect(problem(field, String(repeating: "é", count: 100)) == nil)
            #expect(problem(field, String(repeating: "é", count: 101)) == .tooLong)
            // One character of many bytes.
            #expect(problem(field, "e" + String(repeating: "\u{301}", count: 10_000)) == .tooLong)
            for separator in ["\n", "\r\n", "\t", "\0", "\u{2028}", "\u{7F}"] {
                #expect(problem(field, "a\(separator)b") == .unreadable)
            }
        }
        #expect(AddressProblem.tooLong.text == "This is too long. Use at most 100 characters.")
        #expect(AddressProblem.unreadable.text == "Use one line without special characters.")
    }

    @Test func surroundingSpacesDontCount() {
        var pasted = valid
        for field in DeliveryAddress.Field.allCases { pasted[field] = " \(pasted[field])\n" }
        #expect(pasted.problems.isEmpty)
        #expect(pasted.normalized == valid)
    }

    @Test func theShopDeliversToSomeCountries() {
        #expect(problem(.country, "AQ") == .unknownCountry)
        #expect(problem(.country, "de") == .unknownCountry)
        #expect(
            AddressProblem.unknownCountry.text == "We don't deliver to this country. Choose another one.")
        // The postal code isn't judged without a country.
        var elsewhere = valid
        (elsewhere.country, elsewhere.postalCode) = ("", "x")
        #expect(elsewhere.problems == [.country: .missing(.country)])
        #expect(elsewhere.lines.last == "\("")")
    }

    @Test(arguments: [
        (DeliveryCountry.germany, ["10115"], ["1011", "101155", "1011A", "١٠١١٥", "10 11"]),
        (.unitedStates, ["10001", "10001-1234"], ["1000", "10001-12"]),
        (.canada, ["K1A 0B1", "k1a0b1"], ["K1A 0B", "11A 0B1"]),
        (.unitedKingdom, ["SW1A 1AA", "M1 1AE", "b33 8th"], ["SW1A", "1AA SW1A", "Ŝ1 1AE"]),
        (.netherlands, ["1012 AB"], ["1012", "AB 1012"]),
        (.austria, ["1010"], ["10115"]),
        (.france, ["75001"], [""]),
    ])
    func postalCodesHaveTheFormOfTheirCountry(
        _ country: DeliveryCountry, _ accepted: [String], _ refused: [String]
    ) {
        #expect(country.accepts(country.examplePostalCode))
        for code in accepted { #expect(country.accepts(code), "\(code)") }
        for code in refused { #expect(!country.accepts(code), "\(code)") }
    }

    @Test func aWrongPostalCodeNamesAnExample() {
        #expect(problem(.postalCode, "ABC")?.text == "Enter a postal code such as \("10115").")
    }

    /// Arbitrary texts: no trap, the same result after normalization, and a valid address has short lines without breaks.
    @Test(arguments: 1...20 as ClosedRange<UInt64>) func anyTextIsJudged(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            var address = DeliveryAddress()
            for field in DeliveryAddress.Field.allCases { address[field] = random.anyText() }
            if Bool.random(using: &random) {
                address.country = DeliveryCountry.allCases.randomElement(using: &random)?.rawValue ?? ""
            }
            let problems = address.problems
            #expect(address.normalized.problems == problems)
            #expect(address.normalized.normalized == address.normalized)
            guard problems.isEmpty else { continue }
            for line in address.normalized.lines.map({ String(localized: $0) }) {
                #expect(line.utf8.count <= 900 && !line.contains(where: \.isNewline))
            }
        }
    }
}
