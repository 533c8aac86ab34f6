/// The name of a document in a browser tab. A reload makes another one.
struct PageID: Hashable, Sendable {
    let text: String

    init() { text = RandomToken.make() }

    init?(text: some StringProtocol) {
        guard RandomToken.isToken(text) else { return nil }
        self.text = String(text)
    }
}
