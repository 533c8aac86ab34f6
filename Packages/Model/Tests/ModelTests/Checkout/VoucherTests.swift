import FlowKit
import FlowTesting
import Model
import Testing

@Suite struct VoucherTests {
    private func discount(_ code: String, on cents: Int) throws -> Int {
        try Voucher.named(code).discount(on: Money(minorUnits: cents)).minorUnits
    }

    @Test func aPercentageIsRounded() throws {
        #expect(try discount("WELCOME10", on: 20_00) == 2_00)
        #expect(try discount("WELCOME10", on: 20_05) == 2_00)
        #expect(try discount("WELCOME10", on: 20_06) == 2_01)
    }

    @Test func anAmountIsAtMostTheSubtotal() throws {
        #expect(try discount("SAVE15", on: 100_00) == 15_00)
        let large = Voucher(code: "ALL", benefit: .amount(Money(minorUnits: 50_00)), minimum: Money(minorUnits: 0))
        #expect(try large.discount(on: Money(minorUnits: 9_99)) == Money(minorUnits: 9_99))
    }

    @Test func spacesAndCaseDontMatter() throws {
        #expect(try Voucher.named(" welcome10\n").code == "WELCOME10")
    }

    @Test func eachProblemSaysWhatToDo() {
        #expect(throws: VoucherProblem.unknown) { try Voucher.named("WELCOME") }
        #expect(throws: VoucherProblem.belowMinimum(Money(minorUnits: 20_00))) {
            try discount("WELCOME10", on: 19_99)
        }
        #expect(throws: VoucherProblem.otherCurrency) {
            try Voucher.named("SAVE15").discount(on: Money(minorUnits: 500_00, currency: .eur))
        }
        #expect(VoucherProblem.unknown.text == "This code isn't valid. Check it for typos.")
        #expect(
            String(localized: VoucherProblem.belowMinimum(Money(minorUnits: 20_00)).text)
                == "This voucher requires a subtotal of at least $20.00.")
        #expect(VoucherProblem.otherCurrency.text == "This voucher isn't valid for these items.")
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>) func aDiscountIsBetweenZeroAndTheSubtotal(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            _ = try? Voucher.named(random.anyText())
            let subtotal = Money(minorUnits: random.anyInt())
            let voucher = Voucher(
                code: "ANY",
                benefit: Bool.random(using: &random)
                    ? .percent(random.anyInt()) : .amount(Money(minorUnits: random.anyInt())),
                minimum: Money(minorUnits: random.anyInt()))
            let reduced = ReducedTotal(subtotal, voucher)
            guard let discount = try? voucher.discount(on: subtotal) else {
                #expect(reduced.total == subtotal && reduced.voucher == nil && reduced.problem != nil)
                continue
            }
            #expect((0...max(subtotal.minorUnits, 0)).contains(discount.minorUnits))
            #expect(reduced.total.adding(discount) == subtotal)
            #expect(reduced.voucher == OrderVoucher(code: "ANY", discount: discount) && reduced.problem == nil)
        }
    }

    @Test func withoutAVoucherTheTotalIsThatOfTheProducts() {
        let reduced = ReducedTotal(Money(minorUnits: 5_00), nil)
        #expect(reduced.total == Money(minorUnits: 5_00) && reduced.voucher == nil && reduced.problem == nil)
    }
}
