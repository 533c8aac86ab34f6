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

    public enum SubmitKind: String, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
}
