public import FlowLocalization
import Foundation

/// The shop's texts in all its languages.
///
/// The Xcode project has the same file in its app. On other systems the program gives the catalog to HeadlessUI's host.
public enum Translations {
    /// Reads the catalog.
    ///
    /// - Throws: `CocoaError` if the file is missing, and `DecodingError` if it isn't a string catalog.
    public static func catalog() throws -> StringCatalog {
        try StringCatalog(Data(contentsOf: file))
    }

    /// The string catalog.
    static let file = Bundle.module.bundleURL.appending(path: "Localizable.xcstrings")
}
