import Model

/// Products to write, each time other ones and with another stock.
struct Writes {
    private var samples = SampleProducts()
    private var last = 0
    private var stock = 0

    mutating func next(_ count: Int) -> [Product] {
        (0..<count).map { _ in
            last = last % Watching.written + 1
            stock += 1
            var product = samples.product(last)
            product.summary.stock = stock
            return product
        }
    }
}
