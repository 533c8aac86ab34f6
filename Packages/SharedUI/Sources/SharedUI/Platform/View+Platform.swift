// The modifiers and placements that not every platform has. Features use these instead of the originals.

#if canImport(SwiftUI) && !Headless
    #if os(macOS)
        import AppKit
    #else
        import UIKit
    #endif
#endif

extension View {
    /// Shows the title in one line in the navigation bar, for pushed and presented screens.
    ///
    /// On macOS titles have one form only.
    public func inlineNavigationTitle() -> some View {
        #if os(macOS) && !Headless
            return self
        #else
            return navigationBarTitleDisplayMode(.inline)
        #endif
    }

    /// Applies the style of the one prominent button of a screen. Its background carries white text in dark too.
    public func prominentButtonStyle() -> some View {
        buttonStyle(.borderedProminent).tint(ThemedColor.accentFill)
    }

    /// Removes a row when it's swiped, where rows can be. The row has a button for it too.
    public func swipeToRemove(perform remove: @escaping @MainActor () -> Void) -> some View {
        #if Headless || !canImport(SwiftUI)
            return self
        #else
            return swipeActions {
                Button("Remove", systemImage: Icon.remove.systemName, role: .destructive, action: remove)
            }
        #endif
    }

    /// Configures a text field's keyboard, capitalization, correction and AutoFill for its content.
    public func textEntry(_ content: TextEntry) -> some View {
        let field = textContentType(content.type).autocorrectionDisabled(content.isVerbatim)
        #if os(macOS) && !Headless
            return field
        #else
            return
                field
                .textInputAutocapitalization(content.isVerbatim ? .never : .words)
                .keyboardType(content.keyboard)
        #endif
    }
}

/// The content of a text field.
public enum TextEntry: Hashable, Sendable {
    case username, password, newPassword, email, givenName, familyName
    case fullName, street, postalCode, city, oneTimeCode
    /// An amount of money.
    case amount
    /// A URL or the path of one.
    case url

    /// True for text that is used exactly as typed, without capitalization and correction.
    fileprivate var isVerbatim: Bool {
        switch self {
        case .username, .password, .newPassword, .email, .postalCode, .oneTimeCode, .amount, .url: true
        case .givenName, .familyName, .fullName, .street, .city: false
        }
    }

    #if os(macOS) && !Headless
        fileprivate typealias ContentType = NSTextContentType
    #else
        fileprivate typealias ContentType = UITextContentType
    #endif

    #if !os(macOS) || Headless
        fileprivate var keyboard: UIKeyboardType {
            switch self {
            case .email: .emailAddress
            case .amount: .decimalPad
            case .url: .URL
            default: .default
            }
        }
    #endif

    fileprivate var type: ContentType? {
        switch self {
        case .username: .username
        case .password: .password
        case .newPassword: .newPassword
        case .email: .emailAddress
        case .givenName: .givenName
        case .familyName: .familyName
        case .fullName: .name
        case .street: .fullStreetAddress
        case .postalCode: .postalCode
        case .city: .addressCity
        case .oneTimeCode: .oneTimeCode
        case .amount, .url: nil
        }
    }
}

extension ToolbarItemPlacement {
    /// The leading edge of the navigation bar; on macOS, the part of the toolbar for navigation.
    public static var leadingBar: ToolbarItemPlacement {
        #if os(macOS) && !Headless
            return .navigation
        #else
            return .topBarLeading
        #endif
    }
}
