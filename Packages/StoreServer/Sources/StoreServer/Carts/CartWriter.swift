/// Writes carts as JSON: the format's, with a revision.
struct CartWriter {
    let baseURL: String
    let catalogue: Catalogue

    func write(_ cart: Cart, of user: StoreUser.ID, to json: inout JSONWriter) {
        let lines = cart.lines.compactMap { line in catalogue.product(line.product).map { ($0, line.quantity) } }
        json.object {
            $0.field("id", user)
            $0.key("products")
            $0.array(lines, write)
            $0.field("total", hundredths: Amount.sum(lines.map { Amount.product($0.price, $1) }))
            $0.field("discountedTotal", hundredths: Amount.sum(lines.map { Amount.product($0.finalPrice, $1) }))
            $0.field("userId", user)
            $0.field("totalProducts", lines.count)
            $0.field("totalQuantity", Amount.sum(lines.map(\.1)))
            $0.field("revision", cart.revision)
        }
    }

    private func write(_ json: inout JSONWriter, _ line: (product: StoreProduct, quantity: Int)) {
        let product = line.product
        json.object {
            $0.field("id", product.id)
            $0.field("title", product.title)
            $0.field("price", hundredths: product.price)
            $0.field("quantity", line.quantity)
            $0.field("total", hundredths: Amount.product(product.price, line.quantity))
            $0.field("discountPercentage", hundredths: product.discount)
            $0.field("discountedTotal", hundredths: Amount.product(product.finalPrice, line.quantity))
            $0.field("thumbnail", "\(baseURL)/images/\(product.id)/\(PictureView.thumbnail.fileName)")
        }
    }
}
