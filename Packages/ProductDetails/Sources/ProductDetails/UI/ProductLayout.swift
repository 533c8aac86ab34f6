import SharedUI

/// The layout of the product page: picture and purchase side by side if both fit.
enum ProductLayout {
    /// The maximum width, which fits two columns.
    static let maxWidth: CGFloat = 960

    static var columns: [GridItem] {
        [GridItem(.adaptive(minimum: 280), spacing: Spacing.xl, alignment: .top)]
    }
}
