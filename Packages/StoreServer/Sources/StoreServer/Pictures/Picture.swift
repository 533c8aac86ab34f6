/// A picture of a product, drawn from what is known of it. The same every time.
struct Picture {
    let svg: String

    init(of product: StoreProduct, view: PictureView) {
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">\
            <rect width="400" height="400" fill="#eee"/><circle cx="200" cy="200" r="120" fill="\(product.look.color)"/></svg>
            """
    }
}
