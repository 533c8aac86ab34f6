import FlowTesting
import Foundation
import Model
import Testing

@Suite struct MoneyTests {
    @Test(arguments: [
        ("12.99", 1_299), ("12.994", 1_299), ("12.995", 1_300), ("-12.995", -1_300), ("0.004", 0), ("-0.005", -1),
        ("9.99", 999), ("0", 0), ("1e-100", 0), ("92233720368547758.07", Int.max), ("-92233720368547758.08", Int.min),
    ])
    func decimalsAreRoundedToAMinorUnit(_ text: String, _ units: Int) throws {
        let amount = try #require(Decimal(string: text))
        #expect(Money(amount) == Money(minorUnits: units))
    }

    @Test(arguments: [
        ("en_US", "$1,299.00"), ("de_DE", "1.299,00\u{A0}$"), ("ar_AE", "\u{200F}1,299.00\u{A0}US$\u{200E}"),
    ])
    func anAmountHasTheFormatOfTheLocale(_ locale: String, _ text: String) {
        #expect(Money.Format().locale(Locale(identifier: locale)).format(Money(minorUnits: 1_299_00)) == text)
    }

    @Test(arguments: [
        ("en_US", "-$9.80"), ("de_DE", "-9,80\u{A0}$"), ("ar_AE", "\u{200F}\u{200E}-9.80\u{A0}US$\u{200E}"),
    ])
    func negativeAmountHasTheFormatOfTheLocale(_ locale: String, _ text: String) {
        #expect(Money.Format().locale(Locale(identifier: locale)).format(-Money(minorUnits: 9_80)) == text)
    }

    @Test(arguments: [
        ("en_US", "USD", "$"), ("de_DE", "USD", "$"), ("de_DE", "EUR", "€"), ("en_US", "JPY", "¥"),
        ("en_US", "CHF", "CHF"), ("ar_AE", "USD", "US$\u{200E}"), ("ar_EG", "USD", "US$\u{200E}"),
    ])
    func aCurrencyHasTheSignOfTheLocale(_ locale: String, _ currency: String, _ sign: String) {
        #expect(Currency.Sign().locale(Locale(identifier: locale)).format(Currency(rawValue: currency)) == sign)
    }

    @Test func negativeOfTheLowestAmountIsTheHighest() {
        #expect(-Money(minorUnits: .min) == Money(minorUnits: .max))
    }

    @Test(arguments: ["92233720368547758.08", "-92233720368547758.09", "1e100", "9e127", "-9e127"])
    func decimalOutOfRangeIsRejected(_ text: String) throws {
        #expect(Money(try #require(Decimal(string: text))) == nil)
    }

    @Test func notANumberIsRefused() {
        #expect(Money(Decimal.nan) == nil)
    }

    @Test func aYenHasNoMinorUnit() throws {
        #expect(Money(try #require(Decimal(string: "1299.5")), currency: .jpy)?.minorUnits == 1_300)
        #expect(Money(minorUnits: 1_300, currency: .jpy).formatted == "¥1,300")
        for (code, digits) in [("KRW", 0), ("KWD", 3), ("EUR", 2), ("XYZ", 2)] {
            #expect(Currency(rawValue: code).fractionDigits == digits, "\(code)")
        }
    }

    @Test(arguments: [
        (0, "$0.00"), (5, "$0.05"), (50, "$0.50"), (-5, "-$0.05"), (99_999, "$999.99"), (100_000, "$1,000.00"),
        (123_456_789, "$1,234,567.89"), (-100_000, "-$1,000.00"),
        (Int.max, "$92,233,720,368,547,758.07"), (Int.min, "-$92,233,720,368,547,758.08"),
    ])
    func amountsAreShownTheSameEverywhere(_ units: Int, _ text: String) {
        #expect(Money(minorUnits: units).formatted == text)
    }

    @Test func aCurrencyWithoutASignShowsItsCode() {
        #expect(Money(minorUnits: 100, currency: Currency(rawValue: "CHF")).formatted == "CHF 1.00")
        #expect(Money(minorUnits: 100, currency: .eur).formatted == "€1.00")
        #expect(Money(minorUnits: 100, currency: .gbp).formatted == "£1.00")
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func arithmeticIsExactOrRefused(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let (a, b) = (random.anyInt(), random.anyInt())
            let (one, other) = (Money(minorUnits: a), Money(minorUnits: b))
            #expect(one.adding(other)?.minorUnits == Int(exactly: Int128(a) + Int128(b)))
            #expect(one.subtracting(other)?.minorUnits == Int(exactly: Int128(a) - Int128(b)))
            #expect(one.multiplied(by: b)?.minorUnits == Int(exactly: Int128(a) * Int128(b)))
        }
    }

    @Test func twoCurrenciesHaveNoSum() {
        let dollar = Money(minorUnits: 100)
        let euro = Money(minorUnits: 100, currency: .eur)
        #expect(dollar.adding(euro) == nil)
        #expect(dollar.subtracting(euro) == nil)
        #expect(dollar != euro)
    }
}
