public import Foundation

/// A gradient from a center outwards.
///
/// Differs from SwiftUI: hosts draw it along a line.
public struct RadialGradient: ShapeStyle {
    private let line: LinearGradient

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        line = LinearGradient(gradient: gradient, startPoint: center, endPoint: .bottom)
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public var _paint: _ShapeStylePaint { line._paint }
}

extension RadialGradient: View {
    public var body: some View { line }
}

/// A gradient around a center.
///
/// Differs from SwiftUI: hosts draw it along a line.
public struct AngularGradient: ShapeStyle {
    private let line: LinearGradient

    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        line = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    }

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(gradient: gradient, center: center, angle: startAngle)
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center)
    }

    public var _paint: _ShapeStylePaint { line._paint }
}

extension AngularGradient: View {
    public var body: some View { line }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

extension Color {
    /// The color's usual gradient.
    ///
    /// Differs from SwiftUI: it has one color.
    public var gradient: LinearGradient {
        LinearGradient(colors: [self, self], startPoint: .top, endPoint: .bottom)
    }
}
