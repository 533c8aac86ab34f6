#if Headless || !canImport(SwiftUI)
    import Logging

    extension Logger {
        /// Silent unless one asks for more.
        static func storefront(verbose: Bool) -> Logger {
            Logger(label: "storefront") { (label) -> any LogHandler in
                if verbose { StreamLogHandler.standardError(label: label) } else { SwiftLogNoOpLogHandler() }
            }
        }
    }
#endif
