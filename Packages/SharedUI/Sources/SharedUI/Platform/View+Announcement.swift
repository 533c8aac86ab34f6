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
        onChange(of: text, initial: initially) { _, text in
            if let text, !text.key.isEmpty {
                #if Headless || !canImport(SwiftUI)
                    AccessibilityNotification.Announcement(text).post()
                #else
                    AccessibilityNotification.Announcement(String(localized: text)).post()
                #endif
            }
        }
    }
}
