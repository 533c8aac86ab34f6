import FlowKit
import Model

/// The message about a form that wasn't sent.
enum FormCopy {
    /// Returns the text. Nothing is sent again automatically, because passwords aren't stored.
    static func message(_ error: ServiceError) -> LocalizedStringResource {
        error == .offline
            ? "\(localized: ErrorCopy(.offline).title). Check your connection and try again."
            : "\(localized: ErrorCopy(error).title). \(localized: ErrorCopy(error).message)"
    }
}
