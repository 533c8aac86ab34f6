import SharedUI

/// The layout of the brochures' screens.
enum BrochureLayout {
    /// The columns of the covers.
    static let covers = [GridItem(.adaptive(minimum: 260, maximum: 340), spacing: Spacing.l, alignment: .top)]
    /// The columns of a page: picture and text side by side if both fit.
    static let page = [GridItem(.adaptive(minimum: 280), spacing: Spacing.xl, alignment: .top)]
    /// The maximum width of a page, for readability.
    static let maxWidth: CGFloat = 960
    /// The aspect ratio of covers and page pictures. Pictures of other ratios are scaled to fit.
    static let pictureRatio: CGFloat = 3 / 4
}
