/// A brochure before it knows which products there are: what each page is about, and from which part of the catalogue.
struct BrochurePlan: Sendable {
    struct Page: Sendable {
        let title: String
        let text: String
        let category: String
        /// How many products of the category come before the first one that is shown.
        let skip: Int
        let count: Int

        init(_ title: String, _ category: String, skip: Int = 0, count: Int, _ text: String) {
            self.title = title
            self.text = text
            self.category = category
            self.skip = skip
            self.count = count
        }
    }

    let id: String
    let title: String
    let subtitle: String
    let validUntil: String?
    let pages: [Page]

    /// Pages of which the catalogue has nothing are left out.
    func brochure(_ catalogue: Catalogue) -> StoreBrochure {
        let filled = pages.compactMap { page -> (Page, [StoreProduct])? in
            // Every second one: neighbours are one kind in two tones.
            let all = (catalogue.products(in: page.category) ?? []).dropFirst(page.skip)
            let products = all.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).prefix(page.count)
            return products.isEmpty ? nil : (page, Array(products))
        }
        return StoreBrochure(
            id: id, title: title, subtitle: subtitle, validUntil: validUntil,
            pages: filled.enumerated().map { index, filled in
                StoreBrochure.Page(
                    number: index + 1, title: filled.0.title, text: filled.0.text,
                    spots: BrochureLayout.spots(of: filled.1, page: index))
            })
    }
}
