/// Sums of money, in cents, that stop at the largest number instead of going over it.
enum Amount {
    static func product(_ price: Int, _ quantity: Int) -> Int {
        let (value, overflow) = price.multipliedReportingOverflow(by: quantity)
        return overflow ? .max : value
    }

    static func sum(_ amounts: some Sequence<Int>) -> Int {
        amounts.reduce(0) { sum, amount in
            let (value, overflow) = sum.addingReportingOverflow(amount)
            return overflow ? .max : value
        }
    }
}
