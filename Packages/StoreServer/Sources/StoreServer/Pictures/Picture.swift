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
        let palette = Palette(product.look)
        let motif = Motif.of(product.look)
        let scene = Scene(view: view, palette: palette, stands: motif.stands)
        let drawing = Gradients.fill(motif.drawing, palette)
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800" role="img">\
            <title>\(Self.escaped(product.title))</title>\
            <defs>\(scene.definitions)\(Gradients.definitions(in: motif.drawing, palette))</defs>\
            \(scene.backdrop)\
            <g transform="\(scene.transform)">\(shadow(of: motif))\(drawing)</g></g>\
            </svg>
            """

        func shadow(of motif: Motif) -> String {
            switch motif.shadow {
            case .ground(let x, let y, let width):
                let height = max(9, width / 9)
                return """
                    <ellipse cx="\(x)" cy="\(y)" rx="\(width + 14)" ry="\(height + 5)" fill="url(#contact)"/>\
                    <g>
                    """
            case .flat:
                return #"<g filter="url(#drop)">"#
            }
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
