/// The part of a list that a request asks for, in its order.
struct ProductPage {
    let products: ArraySlice<StoreProduct>
    let total: Int
    let skip: Int

    /// How many there are where no limit is asked for. 0 asks for all.
    static let defaultLimit = 30

    /// - Complexity: O(*n* log *n*) with an order, else O(limit).
    init(_ all: [StoreProduct], _ target: RequestTarget, _ fault: Fault? = nil) throws(Refusal) {
        let limit = try target.number("limit") ?? Self.defaultLimit
        let skip = try target.number("skip") ?? 0
        let sorted = try Self.sort(all, by: target["sortBy"], target["order"])
        let gone: Int
        switch fault {
        case .duplicatePage: gone = -min(skip, limit)
        case .shrinkingList(let count) where skip > 0: gone = min(max(count, 0), all.count)
        default: gone = 0
        }
        let rest = sorted.dropFirst(min(skip, all.count) + gone)
        products = limit == 0 ? rest : rest.prefix(limit)
        total = all.count - max(gone, 0)
        self.skip = skip
    }

    private static func sort(
        _ all: [StoreProduct], by name: String?, _ order: String?
    ) throws(Refusal) -> [StoreProduct] {
        let descends: Bool
        switch order {
        case nil, "", "asc": descends = false
        case "desc": descends = true
        default: throw .badOrder
        }
        guard let name, !name.isEmpty else { return all }
        guard let field = ProductSortField(rawValue: name) else { throw .badSort(name) }
        // Products that are equal in this keep their order by number, so that pages never overlap.
        return all.sorted { one, other in
            switch field.compare(one, other) {
            case 0: one.id < other.id
            case let sign: descends ? sign > 0 : sign < 0
            }
        }
    }
}
