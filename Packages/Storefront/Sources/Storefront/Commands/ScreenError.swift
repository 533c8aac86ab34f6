#if Headless || !canImport(SwiftUI)
    /// A screen has nothing to show but what went wrong.
    struct ScreenError: Error, CustomStringConvertible {
        let link: String
        /// What the screen says.
        let reason: String

        var description: String { "\(link) can't be shown. \(reason)" }
    }
#endif
