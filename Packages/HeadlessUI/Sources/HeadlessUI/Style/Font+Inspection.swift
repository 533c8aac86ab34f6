public import Foundation

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
