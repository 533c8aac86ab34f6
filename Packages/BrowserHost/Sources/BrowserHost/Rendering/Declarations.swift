import Foundation
@_spi(Inspection) import HeadlessUI

/// CSS declarations for what a view says about its looks.
struct Declarations {
    private(set) var text = ""

    mutating func set(_ property: StaticString, _ value: String) {
        if !text.isEmpty { text += ";" }
        text += property.description
        text += ":"
        text += value
    }

    mutating func set(_ property: StaticString, length: CGFloat?) {
        if let length { set(property, CSS.length(length)) }
    }

    mutating func set(_ property: StaticString, distance: CGFloat?) {
        if let distance { set(property, CSS.distance(distance)) }
    }

    mutating func set(padding insets: EdgeInsets) {
        set("padding-block", "\(CSS.distance(insets.top)) \(CSS.distance(insets.bottom))")
        set("padding-inline", "\(CSS.distance(insets.leading)) \(CSS.distance(insets.trailing))")
    }

    /// Aligns texts in the direction of the page. The value `start` would be that of the text's own language.
    mutating func set(textAlignment alignment: HorizontalAlignment) {
        set(
            "text-align",
            alignment == .leading ? "var(--start)" : alignment == .trailing ? "var(--end)" : "center")
    }
}

extension Declarations {
    mutating func addLayout(_ style: RenderStyle) {
        if let padding = style.padding {
            set(padding: padding)
            // A row that scrolls sideways inside reaches over this padding to the edges. See .scroll.horizontal in flow.css.
            if style.axes == nil, padding.leading > 0 || padding.trailing > 0 {
                set("--leading", distance: padding.leading)
                set("--trailing", distance: padding.trailing)
            }
        }
        if let frame = style.frame { add(frame) }
        if let ratio = style.aspectRatio?.ratio, ratio > 0 { set("aspect-ratio", CSS.number(ratio)) }
        if let offset = style.offset {
            let width = CSS.length(offset.width)
            set("translate", "\(width == "0" ? width : "calc(\(width) * var(--dir))") \(CSS.length(offset.height))")
        }
        if let index = style.zIndex { set("z-index", String(Int(min(10, max(-10, index))))) }
        if let fixed = style.fixedSize {
            set("flex-shrink", "0")
            if fixed.contains(.horizontal) { set("white-space", "nowrap") }
        }
        if let priority = style.layoutPriority, priority > 0 {
            set("flex-shrink", "0.1")
            // It takes the room that others could take, too.
            if style.frame?.maxWidth != nil { set("flex-grow", "1000") }
        }
    }

    private mutating func add(_ frame: RenderStyle.Frame) {
        if let width = frame.width {
            set("width", length: width)
            set("flex-shrink", "0")
        }
        set("height", length: frame.height)
        // No wider than the window, where SwiftUI would let it stick out.
        if let width = frame.minWidth { set("min-width", "min(\(CSS.length(width)),100%)") }
        set("min-height", length: frame.minHeight)
        if let width = frame.maxWidth, width.isFinite { set("max-width", length: width) }
        if let height = frame.maxHeight, height.isFinite { set("max-height", length: height) }
    }

    mutating func add(_ lettering: RenderStyle.Lettering) {
        if let font = lettering.font { add(font) }
        if let weight = lettering.weight ?? lettering.font?.renderedWeight { set("font-weight", String(weight.number)) }
        if let paint = lettering.foreground { set("color", CSS.paint(paint, .foreground)) }
        if lettering.isItalic || lettering.font?.isItalic == true { set("font-style", "italic") }
        switch (lettering.isStrikethrough, lettering.isUnderlined) {
        case (true, true): set("text-decoration", "line-through underline")
        case (true, false): set("text-decoration", "line-through")
        case (false, true): set("text-decoration", "underline")
        case (false, false): break
        }
        if lettering.hasMonospacedDigits || lettering.font?.hasMonospacedDigits == true {
            set("font-variant-numeric", "tabular-nums")
        }
        if let textCase = lettering.textCase {
            set("text-transform", textCase == .uppercase ? "uppercase" : "lowercase")
        }
        set("letter-spacing", length: lettering.tracking)
    }

    mutating func addLines(_ style: RenderStyle) {
        if let limit = style.lineLimit, limit > 0 {
            set("-webkit-line-clamp", String(min(99, limit)))
            if style.reservesLineSpace { set("min-height", "\(min(99, limit))lh") }
        }
        if let alignment = style.multilineAlignment {
            switch alignment {
            case .leading: set(textAlignment: .leading)
            case .center: set(textAlignment: .center)
            case .trailing: set(textAlignment: .trailing)
            }
        }
    }

    private mutating func add(_ font: Font) {
        if let size = font.renderedSize { set("font-size", length: min(256, max(4, size))) }
        switch font.renderedDesign {
        case .serif: set("font-family", "ui-serif,Georgia,\"Noto Serif\",\"Liberation Serif\",serif")
        case .monospaced: set("font-family", "ui-monospace,Menlo,\"Noto Sans Mono\",\"Liberation Mono\",monospace")
        case .rounded: set("font-family", "ui-rounded,system-ui,sans-serif")
        default: break
        }
    }

    mutating func addTint(_ style: RenderStyle) {
        guard let tint = style.tint else { return }
        set("--tint", CSS.paint(tint, .foreground))
        set("--tint-bg", CSS.paint(tint, .surface))
    }

    mutating func addSurface(_ style: RenderStyle) {
        if let paint = style.background { set("background", CSS.paint(paint, .surface)) }
        if case .material = style.background { set("backdrop-filter", "saturate(1.8) blur(18px)") }
        addTint(style)
        if let shape = style.clip ?? style.backgroundShape { set("border-radius", Self.radius(shape)) }
        if style.clip != nil { set("overflow", "clip") }
        if let border = style.border, border.width > 0 {
            set("border", "\(CSS.length(border.width)) solid \(CSS.paint(border.paint, .foreground))")
        }
        if let shadow = style.shadow {
            let place = [shadow.x, shadow.y, shadow.radius].map(CSS.length).joined(separator: " ")
            set("box-shadow", "\(place) \(CSS.color(shadow.color, .foreground))")
        }
        if let opacity = style.opacity, opacity < 1 { set("opacity", CSS.number(max(0, opacity))) }
        if style.isHidden { set("visibility", "hidden") }
    }

    mutating func addShape(_ style: RenderStyle) {
        if let shape = style.shape, style.clip == nil { set("border-radius", Self.radius(shape)) }
        let fill = style.fill ?? style.lettering.foreground
        if let fill {
            set("background", CSS.paint(fill, .surface))
        } else if style.stroke == nil {
            set("background", "currentColor")
        }
        if let stroke = style.stroke {
            set("border", "\(CSS.length(stroke.width)) solid \(CSS.paint(stroke.paint, .foreground))")
        }
    }

    private static func radius(_ shape: RenderStyle.ShapeKind) -> String {
        switch shape {
        case .rectangle: "0"
        case .roundedRectangle(let radius): CSS.length(radius)
        case .capsule: "999px"
        case .circle, .ellipse: "50%"
        }
    }
}
