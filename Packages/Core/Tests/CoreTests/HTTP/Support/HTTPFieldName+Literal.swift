public import HTTPTypes

/// Lets tests write the names of header fields as string literals.
extension HTTPField.Name: @retroactive ExpressibleByUnicodeScalarLiteral,
    @retroactive ExpressibleByExtendedGraphemeClusterLiteral, @retroactive ExpressibleByStringLiteral
{
    public init(stringLiteral value: String) {
        guard let name = HTTPField.Name(value) else { preconditionFailure("\(value) isn't the name of a field") }
        self = name
    }
}
