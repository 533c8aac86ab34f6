public import Foundation

/// The style of a node, as far as views set it. Nil stands for the default of the node's kind.
@_spi(Inspection)
public struct RenderStyle: Equatable {
    // Layout
    public internal(set) var spacing: CGFloat?
    public internal(set) var horizontalAlignment: HorizontalAlignment?
    public internal(set) var verticalAlignment: VerticalAlignment?
    public internal(set) var padding: EdgeInsets?
    public internal(set) var frame: Frame?
    public internal(set) var aspectRatio: AspectRatio?
    public internal(set) var offset: CGSize?
    public internal(set) var zIndex: Double?
    public internal(set) var fixedSize: Axis.Set?
    public internal(set) var layoutPriority: Double?
    /// The axes along which a scroll view scrolls, or a grid or lazy stack runs.
    public internal(set) var axes: Axis.Set?
    public internal(set) var showsIndicators = true
    /// The columns (or rows, in a horizontal grid) of a grid.
    public internal(set) var tracks: [GridItem] = []
    /// The edge of a safe area inset or of swipe actions.
    public internal(set) var edge: Edge?
    public internal(set) var minLength: CGFloat?
    public internal(set) var ignoresSafeArea = false

    // Lettering
    public internal(set) var lettering = Lettering()
    public internal(set) var lineLimit: Int?
    public internal(set) var reservesLineSpace = false
    public internal(set) var multilineAlignment: TextAlignment?
    public internal(set) var truncation: Text.TruncationMode?
    public internal(set) var minimumScaleFactor: CGFloat?

    // Surface
    public internal(set) var background: Paint?
    /// The shape of the background, where that differs from the node's box.
    public internal(set) var backgroundShape: ShapeKind?
    public internal(set) var tint: Paint?
    public internal(set) var clip: ShapeKind?
    public internal(set) var border: Stroke?
    public internal(set) var shadow: Shadow?
    public internal(set) var opacity: Double?
    /// Takes up its space but cannot be seen.
    public internal(set) var isHidden = false
    /// Its content wraps where it doesn't fit.
    public internal(set) var wraps = false
    /// Shown as a placeholder for content that is still to come.
    public internal(set) var isRedacted = false
    /// The colors of the window.
    public internal(set) var colorScheme: ColorScheme?
    /// The size of texts.
    public internal(set) var dynamicTypeSize: DynamicTypeSize?

    // Shapes and images
    public internal(set) var shape: ShapeKind?
    public internal(set) var fill: Paint?
    public internal(set) var stroke: Stroke?
    public internal(set) var isResizable = false
    public internal(set) var imageScale: Image.Scale?
    public internal(set) var isTemplate: Bool?

    // Kinds of controls and containers
    public internal(set) var button: ButtonKind?
    public internal(set) var controlSize: ControlSize?
    public internal(set) var labels: LabelKind?
    public internal(set) var picker: PickerKind?
    public internal(set) var list: ListKind?
    public internal(set) var progress: ProgressKind?
    public internal(set) var field: FieldKind?
    public internal(set) var toggle: ToggleKind?
    /// True if a scroll view or list has rows beyond the first screenful, which appear on `scrollToEnd`.
    public internal(set) var hasUnseenRows = false

    // Rows
    public internal(set) var rowInsets: EdgeInsets?
    public internal(set) var hidesRowSeparator = false

    // Screens and fields
    public internal(set) var titleDisplay: TitleDisplay?
    public internal(set) var hiddenBars: Set<Bar> = []
    public internal(set) var detents: [PresentationDetent] = []
    /// The way in which a pushed or presented screen appears. `nil` for the host's own.
    public internal(set) var transition: TransitionKind?
    public internal(set) var isVerticalField = false
    public internal(set) var submitLabel: SubmitKind?
    public internal(set) var textInput = TextInput()

    public init() {}
}

@_spi(Inspection)
extension RenderStyle {
    public enum ButtonKind: String, Sendable {
        case automatic, plain, bordered, borderedProminent, borderless
        /// Drawn by a `ButtonStyle` of the app.
        case custom
    }

    public enum LabelKind: String, Sendable { case automatic, titleOnly, iconOnly, titleAndIcon }

    public enum PickerKind: String, Sendable { case automatic, menu, segmented, inline, navigationLink, wheel }

    public enum ListKind: String, Sendable { case automatic, plain, grouped, insetGrouped, inset, sidebar }

    public enum ProgressKind: String, Sendable { case automatic, circular, linear }

    public enum FieldKind: String, Sendable { case automatic, plain, roundedBorder }

    public enum ToggleKind: String, Sendable { case automatic, `switch`, button }

    public enum TitleDisplay: String, Sendable { case automatic, inline, large }

    public enum Bar: String, Sendable { case navigationBar, tabBar, bottomBar }

    public enum TransitionKind: String, Sendable { case crossFade, zoom }

    public enum SubmitKind: String, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
}

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
