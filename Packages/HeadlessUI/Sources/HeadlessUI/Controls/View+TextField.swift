/// The kinds of fields whose submission triggers an action.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the return key.
public struct SubmitLabel: Sendable {
    let kind: RenderStyle.SubmitKind
    public static let done = SubmitLabel(kind: .done)
    public static let go = SubmitLabel(kind: .go)
    public static let send = SubmitLabel(kind: .send)
    public static let join = SubmitLabel(kind: .join)
    public static let route = SubmitLabel(kind: .route)
    public static let search = SubmitLabel(kind: .search)
    public static let `return` = SubmitLabel(kind: .return)
    public static let next = SubmitLabel(kind: .next)
    public static let `continue` = SubmitLabel(kind: .continue)
}

/// The appearance of a text field.
public protocol TextFieldStyle {
    var _kind: _TextFieldStyleKind { get }
}

/// One of the text field styles there are. Opaque.
public struct _TextFieldStyleKind {
    let kind: RenderStyle.FieldKind
}

public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _kind: _TextFieldStyleKind { .init(kind: .automatic) }
}
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _kind: _TextFieldStyleKind { .init(kind: .plain) }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _kind: _TextFieldStyleKind { .init(kind: .roundedBorder) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { .init() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: Self { .init() }
}

private struct SubmitTextKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private struct SubmitSearchKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private struct FieldKindKey: EnvironmentKey { static var defaultValue: RenderStyle.FieldKind { .automatic } }
private struct SubmitKindKey: EnvironmentKey { static var defaultValue: RenderStyle.SubmitKind? { nil } }

extension EnvironmentValues {
    var submitText: (() -> Void)? {
        get { self[SubmitTextKey.self] }
        set { self[SubmitTextKey.self] = newValue }
    }

    var submitSearch: (() -> Void)? {
        get { self[SubmitSearchKey.self] }
        set { self[SubmitSearchKey.self] = newValue }
    }

    var fieldKind: RenderStyle.FieldKind {
        get { self[FieldKindKey.self] }
        set { self[FieldKindKey.self] = newValue }
    }

    var submitKind: RenderStyle.SubmitKind? {
        get { self[SubmitKindKey.self] }
        set { self[SubmitKindKey.self] = newValue }
    }
}

extension View {
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
        Contextual(self) { inputs in
            if triggers.contains(.text) {
                let outer = inputs.environment.submitText
                inputs.environment.submitText = {
                    action(); outer?()
                }
            }
            if triggers.contains(.search) {
                let outer = inputs.environment.submitSearch
                inputs.environment.submitSearch = {
                    action(); outer?()
                }
            }
        }
    }

    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        Contextual(self) { $0.environment.submitKind = submitLabel.kind }
    }

    public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
        Contextual(self) { $0.environment.fieldKind = style._kind.kind }
    }
}
