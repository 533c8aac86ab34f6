public import Foundation

/// The style of a node, as far as views set it. Nil stands for the default of the node's kind.
@_spi(Inspection)
public struct RenderStyle {
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
    /// Shown as a placeholder for content that is still to come.
    public internal(set) var isRedacted = false

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
    /// True if a container is lazy: its rows beyond the first screenful appear on `scrollToEnd`.
    public internal(set) var isLazy = false

    // Rows
    public internal(set) var rowInsets: EdgeInsets?
    public internal(set) var hidesRowSeparator = false

    // Screens and fields
    public internal(set) var titleDisplay: TitleDisplay?
    public internal(set) var hiddenBars: Set<Bar> = []
    public internal(set) var detents: [PresentationDetent] = []
    public internal(set) var isVerticalField = false
    public internal(set) var submitLabel: SubmitKind?
    public internal(set) var textInput = TextInput()

    public init() {}
}
