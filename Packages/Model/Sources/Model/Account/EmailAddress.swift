/// The form of email addresses.
public enum EmailAddress {
    /// Returns whether the text has the form of an email address: a local part, one `@`, and a domain with at least two
    /// parts, without white space and invisible characters.
    public static func isValid(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard text.utf8.count <= 254, !text.contains(where: \.isWhitespace), parts.count == 2, !parts[0].isEmpty,
            !text.unicodeScalars.contains(where: \.isInvisible)
        else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
    }
}

extension Unicode.Scalar {
    /// Control characters could steer the terminal that shows an address, and format characters could disguise it.
    fileprivate var isInvisible: Bool { [.control, .format].contains(properties.generalCategory) }
}
