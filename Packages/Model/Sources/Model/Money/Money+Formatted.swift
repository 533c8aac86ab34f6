extension Money {
    /// The amount as text, in the same format for every locale: `$1,299.00`.
    public var formatted: String {
        let digits = String(minorUnits.magnitude)
        let fraction = currency.fractionDigits
        let padded = String(repeating: "0", count: max(0, fraction + 1 - digits.count)) + digits
        let whole = Self.grouped(padded.dropLast(fraction))
        let cents = fraction == 0 ? "" : "." + padded.suffix(fraction)
        return (minorUnits < 0 ? "-" : "") + currency.symbol + whole + cents
    }

    private static func grouped(_ digits: Substring) -> String {
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return result
    }
}
