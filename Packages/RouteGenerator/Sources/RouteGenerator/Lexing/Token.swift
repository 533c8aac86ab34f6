/// A piece of a source: a word, a literal, a sign.
struct Token {
    enum Kind {
        /// A word that may be a keyword.
        case word
        /// A name between backticks, which never is a keyword. The range is that of the name.
        case escapedName
        case number
        case string
        /// A string that holds values of expressions.
        case interpolatedString
        case regex
        /// One byte: a bracket, a comma, one sign of an operator.
        case sign
    }

    var kind: Kind
    /// What it covers, in bytes.
    var range: Range<Int>
    /// Whether it stands right behind the token before it.
    var isAttached = false

    var start: Int { kind == .escapedName ? range.lowerBound - 1 : range.lowerBound }
}
