import Model

extension User {
    /// The uppercase initials of the first and last name, or of the username if both are missing.
    var initials: String {
        let letters = [firstName, lastName].compactMap(\.first)
        return String(letters.isEmpty ? Array(username.prefix(1)) : letters).uppercased()
    }
}
