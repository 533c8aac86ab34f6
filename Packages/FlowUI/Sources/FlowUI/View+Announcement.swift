#if canImport(SwiftUI) && !Headless
    import Accessibility
#endif

extension View {
    /// Makes assistive technologies speak a text when it appears and when it changes. The focus stays where it is.
    ///
    /// - Parameters:
    ///   - text: The text; nil and an empty text are silent.
    ///   - initially: Whether the text is spoken when it appears.
    public func announces(_ text: LocalizedStringResource?, initially: Bool = true) -> some View {
        modifier(Announcer(text: text, initially: initially))
    }
}

private struct Announcer: ViewModifier {
    let text: LocalizedStringResource?
    let initially: Bool
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
        content.onChange(of: text, initial: initially) { _, text in
            if let text, !text.key.isEmpty { announcement(text).post() }
        }
    }

    private func announcement(_ text: LocalizedStringResource) -> AccessibilityNotification.Announcement {
        #if Headless || !canImport(SwiftUI)
            return AccessibilityNotification.Announcement(text)
        #else
            // The user may have chosen another language than the system's.
            var text = text
            text.locale = locale
            return AccessibilityNotification.Announcement(String(localized: text))
        #endif
    }
}
