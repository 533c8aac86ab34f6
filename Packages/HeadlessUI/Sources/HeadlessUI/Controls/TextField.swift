/// A field for a line of text, or for several.
public struct TextField<Label>: View where Label: View {
    let label: Label
    let prompt: Text?
    let text: Binding<String>
    let axis: Axis

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.field(.textField, text: text, label: label, prompt: prompt, into: &outputs)
        node.style.isVerticalField = axis == .vertical
        outputs.nodes.append(node)
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(titleKey), prompt: prompt, text: text, axis: .horizontal)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text? = nil) where S: StringProtocol {
        self.init(label: Text(title), prompt: prompt, text: text, axis: .horizontal)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) where S: StringProtocol {
        self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
    }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, text: text, axis: .horizontal)
    }
}

/// A field for a line of secret text, which isn't shown.
public struct SecureField<Label>: View where Label: View {
    let label: Label
    let prompt: Text?
    let text: Binding<String>

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        outputs.nodes.append(inputs.field(.secureField, text: text, label: label, prompt: prompt, into: &outputs))
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(titleKey), prompt: prompt, text: text)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text? = nil) where S: StringProtocol {
        self.init(label: Text(title), prompt: prompt, text: text)
    }
}

extension _ViewInputs {
    fileprivate func field(
        _ kind: RenderNode.Kind, text: Binding<String>, label: some View, prompt: Text?,
        into outputs: inout _ViewOutputs
    ) -> RenderNode {
        let node = node(kind)
        node.text = nodes(of: label, as: .label, into: &outputs).map(\.label).joined(separator: " ")
        node.prompt = prompt?.string(in: environment)
        node.value = value(of: text)
        node.isEnabled = environment.isEnabled
        node.style.field = environment.fieldKind
        node.style.submitLabel = environment.submitKind
        node.style.textInput = environment.textInput
        node.actions[.change] = { new in
            if new != text.wrappedValue { text.wrappedValue = new }
        }
        if let submit = environment.submitText { node.actions[.submit] = { _ in submit() } }
        return node
    }
}

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

/// The capitalization of text as it is typed.
public struct TextInputAutocapitalization: Equatable, Sendable {
    let name: String
    public static let never = TextInputAutocapitalization(name: "never")
    public static let words = TextInputAutocapitalization(name: "words")
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    public static let characters = TextInputAutocapitalization(name: "characters")
}

@_spi(Inspection)
extension TextInputAutocapitalization {
    /// The behavior's SwiftUI name.
    public var renderedName: String { name }
}

/// The keyboard of a text field.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The meaning of a text field's content, from which the system derives suggestions.
///
/// iOS and macOS have a type each, with the same names for most values: `UITextContentType` and `NSTextContentType`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let URL = UITextContentType(rawValue: "url")
}

private struct TextInputKey: EnvironmentKey { static var defaultValue: RenderStyle.TextInput { .init() } }

extension EnvironmentValues {
    var textInput: RenderStyle.TextInput {
        get { self[TextInputKey.self] }
        set { self[TextInputKey.self] = newValue }
    }
}

extension View {
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        Contextual(self) { $0.environment.textInput.autocapitalization = autocapitalization }
    }

    public func keyboardType(_ type: UIKeyboardType) -> some View {
        Contextual(self) { $0.environment.textInput.keyboardType = type }
    }

    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        Contextual(self) { $0.environment.textInput.contentType = textContentType }
    }

    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        Contextual(self) { $0.environment.textInput.isAutocorrectionDisabled = disable }
    }
}
