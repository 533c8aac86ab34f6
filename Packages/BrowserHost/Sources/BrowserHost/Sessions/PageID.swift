/// One page that a browser shows: a tab, until it is loaded anew.
struct PageID: Hashable, Sendable {
    let text: String

    init() { text = RandomToken.make() }

    init?(text: some StringProtocol) {
        guard RandomToken.isToken(text) else { return nil }
        self.text = String(text)
    }
}
