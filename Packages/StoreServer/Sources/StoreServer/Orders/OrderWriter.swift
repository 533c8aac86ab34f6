/// Writes orders as JSON: the format's carts, with a date and a status.
struct OrderWriter {
    let baseURL: String

    func write(_ order: StoreOrder, to json: inout JSONWriter) {
        json.object {
            $0.field("id", order.id)
            $0.field("userId", order.user)
            $0.field("placedAt", order.placedAt)
            $0.field("status", order.status)
            $0.key("products")
            $0.array(order.lines, write)
            $0.field("total", hundredths: order.total)
            $0.field("totalProducts", order.lines.count)
            $0.field("totalQuantity", order.lines.reduce(0) { $0 + $1.quantity })
        }
    }

    private func write(_ json: inout JSONWriter, _ line: StoreOrder.Line) {
        json.object {
            $0.field("id", line.product)
            $0.field("title", line.title)
            $0.field("price", hundredths: line.price)
            $0.field("quantity", line.quantity)
            $0.field("total", hundredths: line.total)
            $0.field("thumbnail", "\(baseURL)/images/\(line.product)/\(PictureView.thumbnail.fileName)")
        }
    }
}
