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
