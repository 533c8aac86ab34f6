/// The layout of product grids: as many columns as fit.
public enum ProductGrid {
    public static var columns: [GridItem] {
        [GridItem(.adaptive(minimum: 150, maximum: 260), spacing: Spacing.l)]
    }
}
