import SharedUI

/// Picture and purchase side by side where there is room for both, otherwise one below the other.
enum ProductLayout {
    /// Not enough for three columns.
    static let maxWidth: CGFloat = 960

    static var columns: [GridItem] {
        [GridItem(.adaptive(minimum: 320), spacing: Spacing.xl, alignment: .top)]
    }
}
