/// A paint for shapes, text and backgrounds.
public protocol ShapeStyle: Sendable {
    /// The style that ``resolve(in:)`` returns. `Never` for the built-in styles.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style for an environment, such as a color of its theme.
    func resolve(in environment: EnvironmentValues) -> Resolved

    var _paint: _ShapeStylePaint { get }
    func _paint(in environment: EnvironmentValues) -> _ShapeStylePaint
}

extension ShapeStyle {
    public var _paint: _ShapeStylePaint { _paint(in: EnvironmentValues()) }

    public func _paint(in environment: EnvironmentValues) -> _ShapeStylePaint {
        resolve(in: environment)._paint(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    // As in SwiftUI, where built-in styles can't be resolved either. HeadlessUI never calls it.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is a built-in style") }

    public func _paint(in environment: EnvironmentValues) -> _ShapeStylePaint { _paint }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
    public var _paint: _ShapeStylePaint { switch self {} }
}

/// The paint of a shape style. Opaque.
public struct _ShapeStylePaint: Sendable {
    let paint: RenderStyle.Paint
}

extension Color: ShapeStyle {
    public var _paint: _ShapeStylePaint { .init(paint: .color(self)) }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}

/// The levels of emphasis of the foreground.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    public var _paint: _ShapeStylePaint { .init(paint: .hierarchical(level: level)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 1) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 2) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 3) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 4) }
}

/// The tint of the views around.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public var _paint: _ShapeStylePaint { .init(paint: .tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}

/// The background of the views around.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
    public var _paint: _ShapeStylePaint { .init(paint: .background) }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { .init() }
}

/// Any shape style.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init<S>(_ style: S) where S: ShapeStyle { self.style = style }

    public var _paint: _ShapeStylePaint { style._paint }
    public func _paint(in environment: EnvironmentValues) -> _ShapeStylePaint { style._paint(in: environment) }
}

/// Another shape style, fainter.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    public typealias Resolved = Never
    public var _paint: _ShapeStylePaint { .init(paint: .faded(style._paint.paint, opacity: opacity)) }
    public func _paint(in environment: EnvironmentValues) -> _ShapeStylePaint {
        .init(paint: .faded(style._paint(in: environment).paint, opacity: opacity))
    }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}

/// A blur of what lies behind.
public struct Material: ShapeStyle, Hashable {
    let name: String

    public var _paint: _ShapeStylePaint { .init(paint: .material(self)) }

    public static let ultraThin = Material(name: "ultraThin")
    public static let thin = Material(name: "thin")
    public static let regular = Material(name: "regular")
    public static let thick = Material(name: "thick")
    public static let ultraThick = Material(name: "ultraThick")
    public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { Material.bar }
}

@_spi(Inspection)
extension Material {
    /// The material's SwiftUI name.
    public var renderedName: String { name }
}
