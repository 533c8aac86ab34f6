import Foundation
import Hummingbird

/// A user's cart.
struct Cart: Sendable, Codable {
    /// The lines, in the order in which their products were added.
    private(set) var lines: [CartLine] = []
    /// The number of changes.
    private(set) var revision = 0

    /// Sets the quantities of these products and keeps all others. A quantity of 0 removes a line.
    mutating func set(_ changes: [CartLine]) {
        var new = lines
        for change in changes {
            if let index = new.firstIndex(where: { $0.product == change.product }) {
                new[index] = change
            } else {
                new.append(change)
            }
        }
        replace(with: new)
    }

    /// Replaces all lines.
    mutating func replace(with new: [CartLine]) {
        let new = new.filter { $0.quantity > 0 }
        guard new != lines else { return }
        lines = new
        revision &+= 1
    }

    /// Removes the pieces that were ordered.
    mutating func remove(_ ordered: [StoreOrder.Line]) {
        let quantities = Dictionary(ordered.map { ($0.product, $0.quantity) }) { $0 + $1 }
        replace(
            with: lines.map {
                CartLine(product: $0.product, quantity: max(0, $0.quantity - (quantities[$0.product] ?? 0)))
            })
    }
}

/// A product in a cart.
public struct CartLine: Sendable, Hashable, Codable {
    public let product: StoreProduct.ID
    /// The quantity, at most 99,999.
    public let quantity: Int
}

/// A cart in a response: DummyJSON's cart with a revision.
struct CartResponse: Encodable {
    private struct Line: Encodable {
        let id: Int
        let title: String
        let price: Decimal
        let quantity: Int
        let total, discountPercentage, discountedTotal: Decimal
        let thumbnail: String
    }

    private let id, userId: StoreUser.ID
    private let products: [Line]
    private let total, discountedTotal: Decimal
    private let totalProducts, totalQuantity: Int
    private let revision: Int

    init(_ cart: Cart, of user: StoreUser.ID, catalog: Catalog, baseURL: String) {
        id = user
        userId = user
        products = cart.lines.compactMap { line in
            guard let product = catalog.product(line.product) else { return nil }
            let quantity = Decimal(line.quantity)
            return Line(
                id: product.id, title: product.title, price: Decimal(hundredths: product.price),
                quantity: line.quantity, total: Decimal(hundredths: product.price) * quantity,
                discountPercentage: Decimal(hundredths: product.discount),
                discountedTotal: Decimal(hundredths: product.finalPrice) * quantity,
                thumbnail: PictureView.thumbnail.url(of: product.id, baseURL: baseURL))
        }
        total = products.reduce(0) { $0 + $1.total }
        discountedTotal = products.reduce(0) { $0 + $1.discountedTotal }
        totalProducts = products.count
        totalQuantity = products.reduce(0) { $0 &+ $1.quantity }
        revision = cart.revision
    }
}

/// A product, quantity and price that a request asks for.
struct WantedLine: Hashable, Sendable {
    let product: StoreProduct.ID
    let quantity: Int
    /// The price of one piece that the customer saw, in cents; nil for a cart.
    var price: Int?

    /// The maximum number of lines of a request and of a cart.
    static let maximumCount = 500
    static let maximumQuantity = 99_999

    init(_ product: RequestNumber, _ quantity: RequestNumber, in quantities: ClosedRange<Int>) throws {
        guard let product = product.whole else { throw HTTPError.invalidProducts }
        guard let quantity = quantity.whole, quantities.contains(quantity) else {
            throw HTTPError.invalidQuantity(quantities)
        }
        self.product = product
        self.quantity = quantity
    }

    /// Returns the lines if there aren't too many and each product is listed once.
    static func validated(_ lines: [WantedLine]) throws -> [WantedLine] {
        guard lines.count <= maximumCount else { throw HTTPError.tooManyProducts }
        var known: Set<StoreProduct.ID> = []
        for line in lines where !known.insert(line.product).inserted {
            throw HTTPError.duplicateProduct(line.product)
        }
        return lines
    }
}
