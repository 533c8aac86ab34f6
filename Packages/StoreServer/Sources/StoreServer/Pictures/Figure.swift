/// A drawing of a product in a square of 400 by 400, with the ground it stands on.
struct Figure {
    private(set) var definitions: String
    private(set) var content: String

    init(of product: StoreProduct, view: PictureView) {
        let palette = Palette(product.look)
        let motif = Motif.of(product.look)
        let scene = Scene(view: view, palette: palette, stands: motif.stands)
        definitions = scene.definitions + Gradients.definitions(in: motif.drawing, palette)
        content = """
            \(scene.backdrop)\
            <g transform="\(scene.transform)">\(Self.shadow(of: motif))\(Gradients.fill(motif.drawing, palette))</g></g>
            """
    }

    /// The same under other names: two figures in one picture each keep their colours.
    func named(_ prefix: String) -> Figure {
        var copy = self
        copy.definitions = definitions.replacing(" id=\"", with: " id=\"\(prefix)")
            .replacing("url(#", with: "url(#\(prefix)")
        copy.content = content.replacing("url(#", with: "url(#\(prefix)")
        return copy
    }

    private static func shadow(of motif: Motif) -> String {
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
