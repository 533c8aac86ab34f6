/// The spacing of the design in points. Don't use other distances.
public enum Spacing {
    public static let xxs: CGFloat = 2
    public static let xs: CGFloat = 4
    public static let s: CGFloat = 8
    public static let m: CGFloat = 12
    public static let l: CGFloat = 16
    public static let xl: CGFloat = 24
}

/// The shadows by the distance of a view from the page.
public enum Elevation: Sendable {
    /// A view above the content, such as a banner.
    case floating
}

extension View {
    /// Draws the shadow of a view.
    public func elevation(_ elevation: Elevation) -> some View {
        switch elevation {
        case .floating: shadow(color: .black.opacity(0.18), radius: 12, y: 4)
        }
    }
}

/// The corner radii in points.
public enum CornerRadius {
    public static let s: CGFloat = 8
    public static let m: CGFloat = 12
    public static let l: CGFloat = 20
}

/// The maximum widths in points.
public enum MaximumWidth {
    /// A form, or a wide button below a screen's content.
    public static let form: CGFloat = 420
}
