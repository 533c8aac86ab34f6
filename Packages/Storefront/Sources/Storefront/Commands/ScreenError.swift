#if Headless || !canImport(SwiftUI)
    /// The error of a screen that shows nothing but an error.
    struct ScreenError: Error, CustomStringConvertible {
        let link: String
        /// The screen's error message.
        let reason: String

        var description: String { "\(link) can't be shown. \(reason)" }
    }
#endif
