public import Foundation

extension View {
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
    public func kerning(_ kerning: CGFloat) -> some View { self }
    public func tracking(_ tracking: CGFloat) -> some View { self }
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    public func allowsTightening(_ flag: Bool) -> some View { self }
    public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

extension Text {
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }
    nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }
}

extension Font {
    /// The width of a font's letters.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.2)
        public static let condensed = Width(-0.1)
        public static let standard = Width(0)
        public static let expanded = Width(0.1)
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    public func leading(_ leading: Leading) -> Font { self }
    public func width(_ width: Width) -> Font { self }
    public func smallCaps() -> Font { self }
    public func lowercaseSmallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }
}

/// A choice between text that users can and can't select.
public protocol TextSelectability {}

public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }
