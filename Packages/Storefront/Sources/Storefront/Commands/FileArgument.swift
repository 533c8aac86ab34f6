#if Headless || !canImport(SwiftUI)
    import ArgumentParser

    /// Checks options that name a file or a directory.
    enum FileArgument {
        /// - Throws: `ValidationError` for an empty path, which would mean the current directory.
        static func validate(_ path: String?, _ option: String) throws {
            guard path == "" else { return }
            throw ValidationError("\(option) is empty. Name a file or a directory, or leave \(option) out.")
        }
    }
#endif
