import SharedUI

/// How brochures are laid out.
enum BrochureLayout {
    /// Covers side by side, as many as fit.
    static let covers = [GridItem(.adaptive(minimum: 300, maximum: 340), spacing: Spacing.l, alignment: .top)]
    /// Picture and text of a page: side by side where there is room for both.
    static let page = [GridItem(.adaptive(minimum: 320), spacing: Spacing.xl, alignment: .top)]
    /// A page that is wider is hard to read, in points.
    static let maxWidth: CGFloat = 960
    /// Width to height of a cover and of a page's picture. What is drawn otherwise is fitted in.
    static let pictureRatio: CGFloat = 3 / 4
}
