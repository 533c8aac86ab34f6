/// The routes of the tables that are measured. The first number is the index of the table's entry, so that a single type
/// serves tables of any size.
enum LinkRoute: Hashable, Sendable {
    /// `/section-7/item`
    case page(Int)
    /// `/section-7/:id`
    case item(Int, id: Int)
    /// `/a-7/:x/b/:y`
    case pair(Int, x: Int, y: String)
    /// `/search-7?q`
    case search(Int, q: String)

    var entry: Int {
        switch self {
        case .page(let entry), .item(let entry, _), .pair(let entry, _, _), .search(let entry, _): entry
        }
    }
}
