/// From where, or how, a product is shown.
enum PictureView: String, CaseIterable {
    /// For lists: close and without detail around it.
    case thumbnail
    /// From the front, with room around it.
    case front
    /// Nearer, and turned a little.
    case angle
    /// Elsewhere: on a darker ground, lit from the side.
    case scene
    /// The product's code, as on its box.
    case code

    static let gallery: [PictureView] = [.front, .angle, .scene]

    var fileName: String {
        switch self {
        case .thumbnail: "thumbnail.svg"
        case .front: "1.svg"
        case .angle: "2.svg"
        case .scene: "3.svg"
        case .code: "code.svg"
        }
    }

    init?(fileName: String) {
        guard let view = Self.allCases.first(where: { $0.fileName == fileName }) else { return nil }
        self = view
    }
}
