public import Foundation

@_spi(Inspection)
extension RenderStyle {
    /// The style of text. On a node with children it is the default for all texts below.
    public struct Lettering: Equatable, Sendable {
        public internal(set) var font: Font?
        public internal(set) var weight: Font.Weight?
        public internal(set) var foreground: Paint?
        public internal(set) var isItalic = false
        public internal(set) var isStrikethrough = false
        public internal(set) var isUnderlined = false
        public internal(set) var hasMonospacedDigits = false
        public internal(set) var textCase: Text.Case?
        public internal(set) var tracking: CGFloat?

        public init() {}
    }

    /// The paint of a surface.
    public indirect enum Paint: Hashable, Sendable {
        case color(Color)
        /// 1 for primary, 2 for secondary, and so on.
        case hierarchical(level: Int)
        case material(Material)
        case tint
        case background
        case linearGradient(LinearGradient)
        case faded(Paint, opacity: Double)
    }

    public struct Frame: Equatable, Sendable {
        public internal(set) var width: CGFloat?
        public internal(set) var height: CGFloat?
        public internal(set) var minWidth: CGFloat?
        public internal(set) var idealWidth: CGFloat?
        /// Infinity: as wide as there is room.
        public internal(set) var maxWidth: CGFloat?
        public internal(set) var minHeight: CGFloat?
        public internal(set) var idealHeight: CGFloat?
        public internal(set) var maxHeight: CGFloat?
        public internal(set) var alignment = Alignment.center
    }

    /// The text input traits of a field.
    public struct TextInput: Equatable, Sendable {
        public internal(set) var contentType: UITextContentType?
        public internal(set) var keyboardType = UIKeyboardType.default
        /// Nil for the platform's default.
        public internal(set) var autocapitalization: TextInputAutocapitalization?
        public internal(set) var isAutocorrectionDisabled = false
    }

    public struct AspectRatio: Equatable, Sendable {
        /// Width by height; nil for the content's own.
        public internal(set) var ratio: CGFloat?
        public internal(set) var contentMode: ContentMode
    }

    public struct Stroke: Equatable, Sendable {
        public internal(set) var paint: Paint
        public internal(set) var width: CGFloat
    }

    public struct Shadow: Equatable, Sendable {
        public internal(set) var color: Color
        public internal(set) var radius: CGFloat
        public internal(set) var x: CGFloat
        public internal(set) var y: CGFloat
    }

    public enum ShapeKind: Hashable, Sendable {
        case rectangle
        case roundedRectangle(cornerRadius: CGFloat)
        case capsule
        case circle
        case ellipse
    }
}
