import Hummingbird

/// A page of the changes of the catalog after a position. Unchanged products come first, in order of their identifiers,
/// then the changed ones, in order of their last changes.
struct ChangePage: ResponseEncodable {
    enum Change: Encodable {
        case product(ProductResponse)
        case removed(StoreProduct.ID)

        private enum CodingKeys: String, CodingKey { case product, removed }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .product(let product): try container.encode(product, forKey: .product)
            case .removed(let id): try container.encode(id, forKey: .removed)
            }
        }
    }

    private(set) var changes: [Change] = []
    /// The position after this page.
    private(set) var next: String
    /// The number of changes after this page.
    let remaining: Int

    private static let defaultLimit = 100
    private static let maximumLimit = 1000

    /// - Throws: `HTTPError` for a limit or a position that isn't valid.
    init(_ snapshot: ServerState.Snapshot, _ query: QueryParameters, baseURL: String) throws {
        let (state, catalog) = (snapshot.stored, snapshot.catalog)
        let limit = min(try query.number("limit") ?? Self.defaultLimit, Self.maximumLimit)
        guard limit > 0 else { throw HTTPError.invalidLimit }
        var position = ChangePosition()
        if let text = query["since"], !text.isEmpty {
            guard let known = ChangePosition(text, epoch: state.epoch, last: state.changes.last) else {
                throw HTTPError.unknownPosition
            }
            position = known
        }
        let fields = ProductFields(query["select"])
        let response = { (product: StoreProduct) in
            Change.product(ProductResponse(product: product, fields: fields, baseURL: baseURL))
        }
        let changed = state.changes.numbers.filter { $0.value > position.change }.sorted { $0.value < $1.value }
        var total = changed.count
        if position.change == 0 {
            let after = position.product
            let rest = catalog.products[catalog.index(of: after + 1)...]
            total += rest.count - state.changed.keys.count { $0 > after }
            for product in rest.lazy.filter({ state.changes.numbers[$0.id] == nil }).prefix(limit) {
                changes.append(response(product))
                position.product = product.id
            }
        }
        for (id, number) in changed.prefix(limit - changes.count) {
            changes.append(catalog.product(id).map(response) ?? .removed(id))
            position = ChangePosition(change: number)
        }
        next = position.text(epoch: state.epoch)
        remaining = total - changes.count
    }
}

/// A position in the list of all changes: after a change, or, before any change, after a product.
private struct ChangePosition {
    var change = 0
    var product = 0

    init(change: Int = 0) { self.change = change }

    /// Parses the text of a position; nil if this server, with its present state, hasn't created it.
    init?(_ text: String, epoch: String, last: Int) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == epoch, let change = Int(parts[1]), let product = Int(parts[2]),
            0 <= change, change <= last, 0 <= product, product < .max
        else { return nil }
        self.change = change
        self.product = product
        // Not `+5` or `05`.
        guard self.text(epoch: epoch) == text else { return nil }
    }

    func text(epoch: String) -> String { "\(epoch).\(change).\(product)" }
}
