import FlowTestSupport
import Foundation
import Model
import Testing

@testable import Core

/// Money is exact from the digits of the JSON text on.
struct MoneyDecodingTests {
    private func price(_ digits: String) throws -> Price {
        let json = #"{"id":1,"title":"Lamp","price":\#(digits)}"#
        return try WireDecoder.decode(ProductDTO.self, from: Data(json.utf8)).product.summary.price
    }

    @Test func decimalsAreDecodedFromTheirDigits() throws {
        for digits in ["0.1", "0.2", "0.30", "1299.99", "9.999", "1e2", "1.5E-3", "4503599627370497.5", "-0.07"] {
            let decoded = try JSONDecoder().decode([Decimal].self, from: Data("[\(digits)]".utf8))
            #expect(decoded == [Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))])
        }
    }

    @Test(arguments: [
        ("0", 0), ("0.0", 0), ("-0", 0), ("0.1", 10), ("0.29", 29), ("0.57", 57), ("1.15", 115), ("4.35", 435),
        ("9.99", 999), ("9.994", 999), ("9.995", 1000), ("9.999", 1000), ("0.005", 1), ("0.0049", 0), ("1.005", 101),
        ("1299.99", 129_999), ("1e2", 10_000), ("1.5e1", 1_500), ("33333.335", 3_333_334),
        ("90071992547.41", 9_007_199_254_741), ("999999999999.99", 99_999_999_999_999),
    ])
    func pricesAreRoundedHalfUpToACent(_ digits: String, _ cents: Int) throws {
        #expect(try price(digits).list == Money(minorUnits: cents))
    }

    /// A price is never off by a cent, whatever it is.
    @Test func everyCentSurvives() throws {
        var generator = SplitMix64(seed: 7)
        for _ in 0..<2_000 {
            let cents = Int.random(in: 0...10_000_000, using: &generator)
            let digits = "\(cents / 100).\(cents % 100 / 10)\(cents % 10)"
            #expect(try price(digits).list.minorUnits == cents, "\(digits)")
        }
    }

    @Test(arguments: [
        ("-0.01", "it is negative"), ("-5", "it is negative"), ("1e12", "it is too large"),
        ("1e30", "it is too large"), ("99999999999999999999", "it is too large"), ("1e126", "it is too large"),
        ("1e400", "its value is invalid"), ("1e-400", "its value is invalid"), ("null", "it is null"),
        (#""12.50""#, "a number is expected"),
        ("true", "a number is expected"), ("{}", "a number is expected"),
    ])
    func invalidPriceIsRejected(_ digits: String, _ reason: String) {
        #expect(throws: ServiceError.undecodable(path: "price", reason: reason)) { try price(digits) }
    }

    @Test func aTinyPriceIsNothing() throws {
        #expect(try price("1e-20").list == Money(minorUnits: 0))
    }

    @Test(arguments: [
        ("12.5", 1250), ("0", 0), ("10.48", 1048), ("19.2349", 1923), ("7.175", 718), ("-3", 0), ("250", 10_000),
        ("null", 0), (#""much""#, 0), ("1e400", 0),
    ])
    func discountsAreHundredthsOfAPercent(_ digits: String, _ basisPoints: Int) throws {
        let json = #"{"id":1,"title":"Lamp","price":10,"discountPercentage":\#(digits)}"#
        let price = try WireDecoder.decode(ProductDTO.self, from: Data(json.utf8)).product.summary.price
        #expect(price.discountBasisPoints == basisPoints)
    }
}
