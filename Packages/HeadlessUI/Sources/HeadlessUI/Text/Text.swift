public import FlowLocalization
public import Foundation

/// One or more lines of text.
public struct Text: View, Equatable, Sendable {
    /// The place at which a text that is too long is cut.
    public enum TruncationMode: Sendable { case head, tail, middle }

    /// Capital or small letters.
    public enum Case: Sendable { case uppercase, lowercase }

    var runs: [Run]

    public typealias Body = Never

    nonisolated public init(verbatim content: String) {
        runs = [Run(content: .verbatim(content))]
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ content: S) where S: StringProtocol {
        self.init(verbatim: String(content))
    }

    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        runs = [Run(content: .localized(key.format))]
    }

    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) {
        #if canImport(Darwin)
            runs = [Run(content: .localized(LocalizedFormat(resource)))]
        #else
            runs = [Run(content: .localized(resource))]
        #endif
    }

    nonisolated public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle & Sendable, F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        runs = [Run(content: .localized("\(input, format: format)"))]
    }

    /// Returns the text in the language of the environment.
    func string(in environment: EnvironmentValues) -> String {
        runs.count == 1 ? runs[0].string(in: environment) : runs.map { $0.string(in: environment) }.joined()
    }

    nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
        var sum = lhs
        sum.runs += rhs.runs
        return sum
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.text)
        let shown = runs.flatMap { $0.pieces(in: inputs.environment) }
            .map { TextRun(string: $0.string, style: $0.style, link: $0.link) }
        node.text = shown.count == 1 ? shown[0].string : shown.map(\.string).joined()
        if let only = shown.first, shown.count == 1, only.link == nil {
            node.style.lettering = only.style
        } else {
            node.runs = shown
        }
        if shown.contains(where: { $0.link != nil }) {
            let open = inputs.environment.openURL
            node.actions[.follow] = { link in
                if let url = URL(string: link) { open(url) }
            }
        }
        outputs.nodes.append(node)
    }
}

extension Text {
    /// A part of a text with the same lettering.
    struct Run: Equatable, Sendable {
        enum Content: Equatable, Sendable {
            case verbatim(String)
            case localized(LocalizedFormat)
        }

        var content: Content
        var style = RenderStyle.Lettering()

        func string(in environment: EnvironmentValues) -> String {
            switch content {
            case .verbatim(let string): string
            case .localized: pieces(in: environment).map(\.string).joined()
            }
        }
    }
}

private struct StringCatalogKey: EnvironmentKey { static var defaultValue: StringCatalog { StringCatalog() } }

@_spi(Inspection)
extension EnvironmentValues {
    /// The translations of the texts in views. A host sets them, as an app's bundle has them on Apple platforms.
    public var stringCatalog: StringCatalog {
        get { self[StringCatalogKey.self] }
        set { self[StringCatalogKey.self] = newValue }
    }
}

extension Text {
    nonisolated public func font(_ font: Font?) -> Text { styled { if $0.font == nil { $0.font = font } } }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
        styled { if $0.weight == nil { $0.weight = weight } }
    }

    nonisolated public func bold() -> Text { fontWeight(.bold) }
    nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    nonisolated public func italic() -> Text { styled { $0.isItalic = true } }
    nonisolated public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { styled { $0.tracking = kerning } }

    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled { $0.isStrikethrough = isActive }
    }

    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled { $0.isUnderlined = isActive }
    }

    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        styled { if $0.foreground == nil { $0.foreground = color.map { .color($0) } } }
    }

    // A style that depends on the environment is that of the view.
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle, S.Resolved == Never {
        styled { if $0.foreground == nil { $0.foreground = style._paint.paint } }
    }

    nonisolated private func styled(_ change: (inout RenderStyle.Lettering) -> Void) -> Text {
        var copy = self
        for index in copy.runs.indices { change(&copy.runs[index].style) }
        return copy
    }
}
