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
