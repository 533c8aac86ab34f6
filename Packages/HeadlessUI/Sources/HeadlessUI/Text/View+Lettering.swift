public import Foundation

// SwiftUI passes these down through the environment, where the innermost value wins: a node keeps a value that it has.
extension View {
    public func font(_ font: Font?) -> some View {
        Decorated(self) { if $0.style.lettering.font == nil { $0.style.lettering.font = font } }
    }

    public func fontWeight(_ weight: Font.Weight?) -> some View {
        Decorated(self) { if $0.style.lettering.weight == nil { $0.style.lettering.weight = weight } }
    }

    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    public func italic(_ isActive: Bool = true) -> some View {
        Decorated(self) { if isActive { $0.style.lettering.isItalic = true } }
    }

    public func monospacedDigit() -> some View {
        Decorated(self) { $0.style.lettering.hasMonospacedDigits = true }
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        Decorated(self) { if isActive { $0.style.lettering.isStrikethrough = true } }
    }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        Decorated(self) { if isActive { $0.style.lettering.isUnderlined = true } }
    }

    public func textCase(_ textCase: Text.Case?) -> some View {
        Decorated(self) { if $0.style.lettering.textCase == nil { $0.style.lettering.textCase = textCase } }
    }

    public func foregroundColor(_ color: Color?) -> some View {
        Decorated(self) { node in
            if node.style.lettering.foreground == nil { node.style.lettering.foreground = color.map { .color($0) } }
        }
    }

    public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        Decorated(self) { node, environment in
            guard node.style.lettering.foreground == nil else { return }
            node.style.lettering.foreground = style._paint(in: environment).paint
        }
    }

    /// Differs from SwiftUI: the levels of a symbol have the first style.
    public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle { foregroundStyle(primary) }

    public func lineLimit(_ number: Int?) -> some View {
        Decorated(self) { if $0.style.lineLimit == nil { $0.style.lineLimit = number } }
    }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        Decorated(self) { node in
            if node.style.lineLimit == nil { node.style.lineLimit = limit }
            node.style.reservesLineSpace = reservesSpace
        }
    }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        Decorated(self) { if $0.style.multilineAlignment == nil { $0.style.multilineAlignment = alignment } }
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        Decorated(self) { if $0.style.truncation == nil { $0.style.truncation = mode } }
    }

    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        Decorated(self) { $0.style.minimumScaleFactor = factor }
    }
}
