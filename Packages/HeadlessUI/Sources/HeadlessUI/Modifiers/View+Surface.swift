public import Foundation

extension View {
    public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle {
        Decorated(self, layer: .background) { $0.style.background = style._paint(in: $1).paint }
    }

    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(.background) }

    public func background<T>(in shape: T) -> some View where T: Shape { background(.background, in: shape) }

    public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle {
        overlay { Rectangle().fill(style) }
    }

    public func overlay<S, T>(_ style: S, in shape: T) -> some View where S: ShapeStyle, T: Shape {
        overlay { shape.fill(style) }
    }

    public func background<S, T>(_ style: S, in shape: T) -> some View where S: ShapeStyle, T: Shape {
        Decorated(self, layer: .background) {
            $0.style.background = style._paint(in: $1).paint
            $0.style.backgroundShape = shape._outline.kind
        }
    }

    public func clipShape<S>(_ shape: S) -> some View where S: Shape {
        Decorated(self, layer: .clip) { $0.style.clip = shape._outline.kind }
    }

    public func clipped(antialiased: Bool = false) -> some View {
        Decorated(self, layer: .clip) { $0.style.clip = .rectangle }
    }

    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        Decorated(self, layer: .clip) { $0.style.clip = .roundedRectangle(cornerRadius: radius) }
    }

    public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
        Decorated(self, layer: .border) { $0.style.border = .init(paint: content._paint(in: $1).paint, width: width) }
    }

    public func shadow(
        color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        Decorated(self) { $0.style.shadow = .init(color: color, radius: radius, x: x, y: y) }
    }

    public func opacity(_ opacity: Double) -> some View {
        Decorated(self) { $0.style.opacity = ($0.style.opacity ?? 1) * opacity }
    }

    public func hidden() -> some View {
        Contextual(
            Decorated(self) {
                $0.style.isHidden = true; $0.accessibility.isHidden = true
            }
        ) {
            $0.environment.isEnabled = false
        }
    }

    public func tint(_ tint: Color?) -> some View {
        Decorated(self) { if $0.style.tint == nil { $0.style.tint = tint.map { .color($0) } } }
    }

    public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        Decorated(self) { if $0.style.tint == nil { $0.style.tint = tint?._paint(in: $1).paint } }
    }

    public func redacted(reason: RedactionReasons) -> some View {
        Contextual(Decorated(self) { $0.style.isRedacted = reason.contains(.placeholder) }) {
            $0.environment.redactionReasons.formUnion(reason)
        }
    }

    public func unredacted() -> some View {
        Contextual(Decorated(self) { $0.style.isRedacted = false }) { $0.environment.redactionReasons = [] }
    }

    /// Sets the colors of the window.
    ///
    /// - Parameter colorScheme: Light or dark. `nil` for the system's choice.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        Contextual(Decorated(self) { $0.style.colorScheme = colorScheme }) {
            if let colorScheme { $0.environment.colorScheme = colorScheme }
        }
    }

    /// Sets the size of texts. Browsers change the size of the page with it, so apply it to the root view.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        Contextual(Decorated(self) { $0.style.dynamicTypeSize = size }) { $0.environment.dynamicTypeSize = size }
    }

    public func controlSize(_ controlSize: ControlSize) -> some View {
        Decorated(self) { if $0.style.controlSize == nil { $0.style.controlSize = controlSize } }
    }

    public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { self }

    public func allowsHitTesting(_ enabled: Bool) -> some View {
        Contextual(self) { if !enabled { $0.environment.isEnabled = false } }
    }
}
