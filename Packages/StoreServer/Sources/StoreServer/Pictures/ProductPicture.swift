/// A picture of a product, drawn from its data.
///
/// It has its own background, so that it looks the same on light and dark pages, and uses neither style sheets nor scripts.
struct ProductPicture {
    let svg: String

    init(of product: StoreProduct, view: PictureView) {
        guard view != .code else {
            svg = SVGTemplate.named("code").filled(["modules": Self.modules(product.barcode)])
            return
        }
        let figure = Figure(of: product, view: view)
        svg = figure.scene.filled(figure.values.merging(["title": product.title.escapedForXML]) { $1 })
    }

    /// Returns the path of a square code that looks like a QR code and encodes nothing.
    private static func modules(_ text: String) -> String {
        var random = SplitMix64(text.utf8.reduce(5) { $0 &* 31 &+ UInt64($1) })
        let size = 25
        var path = ""
        for y in 0..<size {
            for x in 0..<size {
                let isFinder = (x < 8 && y < 8) || (x >= size - 8 && y < 8) || (x < 8 && y >= size - 8)
                if !isFinder, random.below(2) == 0 { path += "M\(x) \(y)h1v1h-1z" }
            }
        }
        for (x, y) in [(0, 0), (size - 7, 0), (0, size - 7)] {
            path += "M\(x) \(y)h7v7h-7zM\(x + 1) \(y + 1)v5h5v-5zM\(x + 2) \(y + 2)h3v3h-3z"
        }
        return path
    }
}

/// A drawing of a product in a scene, 400 by 400.
struct Figure {
    let scene: SVGTemplate
    let values: [String: String]

    init(of product: StoreProduct, view: PictureView) {
        let look = product.look
        let motif = (SVGTemplate.motifs["\(look.category)-\(look.kind)"] ?? Self.unknown).content
        let palette = Palette(look, isNight: view == .night)
        let name =
            switch view {
            case .thumbnail, .code: "thumbnail"
            case .front: "front"
            case .angle: "angle"
            case .night: motif.contains("url(#contact)") ? "standing" : "lying"
            }
        scene = SVGTemplate.named("scene-\(name)")
        let used = SVGTemplate.named("gradients").definitions.lines.filter { line in
            line.split(separator: "\"").dropFirst().first.map { motif.contains("@\($0)\"") } ?? false
        }
        let colors = palette.colors
        values = colors.merging([
            "gradients": SVGTemplate(used.joined(separator: "\n")).filled(colors), "motif": motif.filled(colors),
        ]) { $1 }
    }

    /// The drawing for a product of an unknown category.
    private static let unknown = SVGTemplate(
        "<svg>\n<circle cx=\"200\" cy=\"200\" r=\"110\" fill=\"@body\"/>\n</svg>\n")
}

/// A view of a product in a picture.
enum PictureView: String, CaseIterable {
    /// A close view for lists.
    case thumbnail
    case front = "1"
    /// A closer view, slightly turned.
    case angle = "2"
    /// A view at night.
    case night = "3"
    /// The product's code, as on its box.
    case code

    /// The views of a product's gallery.
    static let gallery: [PictureView] = [.front, .angle, .night]

    init?(fileName: String) {
        guard fileName.hasSuffix(".svg") else { return nil }
        self.init(rawValue: String(fileName.dropLast(4)))
    }

    func url(of product: StoreProduct.ID, baseURL: String) -> String { "\(baseURL)/images/\(product)/\(rawValue).svg" }
}
