public import Foundation

/// A typeface in a size.
public struct Font: Hashable, Sendable {
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Design: String, Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public struct Weight: Hashable, Sendable {
        let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    var style: TextStyle?
    var size: CGFloat?
    var family: String?
    var face = Face()

    struct Face: Hashable, Sendable {
        var weight: Weight?
        var design: Design?
        var isItalic = false
        var isMonospacedDigit = false
    }

    public static let largeTitle = Font(style: .largeTitle)
    public static let title = Font(style: .title)
    public static let title2 = Font(style: .title2)
    public static let title3 = Font(style: .title3)
    public static let headline = Font(style: .headline)
    public static let subheadline = Font(style: .subheadline)
    public static let body = Font(style: .body)
    public static let callout = Font(style: .callout)
    public static let footnote = Font(style: .footnote)
    public static let caption = Font(style: .caption)
    public static let caption2 = Font(style: .caption2)

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(style: style, face: Face(weight: weight, design: design))
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, face: Face(weight: weight, design: design))
    }

    public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size, family: name) }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(style: textStyle, size: size, family: name)
    }

    /// A monospaced font of the size around it.
    static let monospacedOnly = Font(face: Face(design: .monospaced))

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    private func with(_ change: (inout Face) -> Void) -> Font {
        var copy = self
        change(&copy.face)
        return copy
    }
}

@_spi(Inspection)
extension Font {
    /// The text style, unless the font has a fixed size.
    public var renderedStyle: TextStyle? { style }
    /// The size in points, if it is fixed.
    public var renderedSize: CGFloat? { size }
    /// The family's name, unless it is the system's.
    public var renderedFamily: String? { family }
    public var renderedWeight: Weight? { face.weight }
    public var renderedDesign: Design? { face.design }
    public var isItalic: Bool { face.isItalic }
    public var hasMonospacedDigits: Bool { face.isMonospacedDigit }
}

@_spi(Inspection)
extension Font.Weight {
    /// From 100 to 900, 400 being regular.
    public var number: Int { value }
}
