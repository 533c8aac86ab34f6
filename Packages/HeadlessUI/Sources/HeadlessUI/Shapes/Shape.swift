public import Foundation

/// A figure that fills its frame.
public protocol Shape: View, Sendable {
    nonisolated var _outline: _ShapeOutline { get }
}

/// One of the shapes there are. Opaque.
public struct _ShapeOutline: Sendable {
    let kind: RenderStyle.ShapeKind
}

extension Shape {
    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.shape)
        node.style.shape = _outline.kind
        outputs.nodes.append(node)
    }

    public func fill<S>(_ content: S = HierarchicalShapeStyle.primary) -> some View where S: ShapeStyle {
        Decorated(self) { $0.style.fill = content._paint(in: $1).paint }
    }

    public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        Decorated(self) { $0.style.stroke = .init(paint: content._paint(in: $1).paint, width: lineWidth) }
    }

    public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        stroke(content, lineWidth: lineWidth)
    }
}

/// The look of a line.
public struct StrokeStyle: Equatable, Sendable {
    public enum LineCap: Sendable { case butt, round, square }
    public enum LineJoin: Sendable { case miter, round, bevel }

    public var lineWidth: CGFloat

    /// Differs from SwiftUI: only the width has an effect.
    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
    }
}

extension Shape {
    public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle {
        stroke(content, lineWidth: style.lineWidth)
    }

    public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(.primary, lineWidth: lineWidth) }
    public func stroke(style: StrokeStyle) -> some View { stroke(.primary, style: style) }
}

/// The form of a rectangle's rounded corners.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct Rectangle: Shape {
    public typealias Body = Never
    nonisolated public init() {}
    nonisolated public var _outline: _ShapeOutline { .init(kind: .rectangle) }
}

public struct RoundedRectangle: Shape {
    let cornerRadius: CGFloat

    public typealias Body = Never

    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
    }

    nonisolated public var _outline: _ShapeOutline { .init(kind: .roundedRectangle(cornerRadius: cornerRadius)) }
}

public struct Capsule: Shape {
    public typealias Body = Never
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    nonisolated public var _outline: _ShapeOutline { .init(kind: .capsule) }
}

public struct Circle: Shape {
    public typealias Body = Never
    nonisolated public init() {}
    nonisolated public var _outline: _ShapeOutline { .init(kind: .circle) }
}

public struct Ellipse: Shape {
    public typealias Body = Never
    nonisolated public init() {}
    nonisolated public var _outline: _ShapeOutline { .init(kind: .ellipse) }
}

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { .init() }
}
extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        .init(cornerRadius: cornerRadius, style: style)
    }
}
extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { .init() }
}
extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { .init() }
}
