public import Foundation

extension Text {
    nonisolated public func font(_ font: Font?) -> Text { styled { if $0.font == nil { $0.font = font } } }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
        styled { if $0.weight == nil { $0.weight = weight } }
    }

    nonisolated public func bold() -> Text { fontWeight(.bold) }
    nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    nonisolated public func italic() -> Text { styled { $0.isItalic = true } }
    nonisolated public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { styled { $0.tracking = kerning } }

    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled { $0.isStrikethrough = isActive }
    }

    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled { $0.isUnderlined = isActive }
    }

    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        styled { if $0.foreground == nil { $0.foreground = color.map { .color($0) } } }
    }

    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
        styled { if $0.foreground == nil { $0.foreground = style._paint.paint } }
    }

    nonisolated private func styled(_ change: (inout RenderStyle.Lettering) -> Void) -> Text {
        var copy = self
        for index in copy.runs.indices { change(&copy.runs[index].style) }
        return copy
    }
}
