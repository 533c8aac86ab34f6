import Model

extension User {
    /// The first letters of the names, as large ones; of the name to sign in with when there are no others.
    var initials: String {
        let letters = [firstName, lastName].compactMap(\.first)
        return String(letters.isEmpty ? Array(username.prefix(1)) : letters).uppercased()
    }
}
