/// A picture of a product, drawn from what is known of it. The same every time.
///
/// It has a ground of its own, so that it looks alike on light and dark pages, and it uses neither style sheets nor
/// scripts: the strictest content security policy shows it.
struct Picture {
    let svg: String

    init(of product: StoreProduct, view: PictureView) {
        guard view != .code else {
            svg = CodePicture(product.barcode).svg
            return
        }
        let figure = Figure(of: product, view: view)
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800" role="img">\
            <title>\(product.title.escapedForXML)</title>\
            <defs>\(figure.definitions)</defs>\
            \(figure.content)\
            </svg>
            """
    }
}

extension String {
    /// As it stands between tags.
    var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
