#if Headless || !canImport(SwiftUI)
    import Logging

    extension Logger {
        /// Returns a logger that writes to standard error if `verbose` is set.
        ///
        /// - Parameter reportsErrors: Whether errors are written in any case.
        static func storefront(verbose: Bool, reportsErrors: Bool = false) -> Logger {
            Logger(label: "storefront") { (label) -> any LogHandler in
                guard verbose || reportsErrors else { return SwiftLogNoOpLogHandler() }
                var handler = StreamLogHandler.standardError(label: label)
                if !verbose { handler.logLevel = .error }
                return handler
            }
        }
    }
#endif
