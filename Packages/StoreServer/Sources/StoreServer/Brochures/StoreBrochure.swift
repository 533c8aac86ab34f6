/// Pages to leaf through, with products of the catalogue on them.
struct StoreBrochure: Sendable, Hashable {
    struct Page: Sendable, Hashable {
        /// Counted from 1.
        let number: Int
        let title: String
        let text: String
        let spots: [Spot]
    }

    /// A product on a page, and where: in thousandths of the page.
    struct Spot: Sendable, Hashable {
        let product: StoreProduct
        let x: Int
        let y: Int
        let width: Int
        let height: Int
    }

    let id: String
    let title: String
    let subtitle: String
    /// As `2030-06-30T00:00:00.000Z`; nil when its offers have no end.
    let validUntil: String?
    let pages: [Page]
}
