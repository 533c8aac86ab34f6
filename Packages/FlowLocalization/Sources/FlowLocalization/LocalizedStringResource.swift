#if canImport(Darwin)
    // The initializers from literals are members of Foundation's type.
    @_exported public import Foundation

    /// A text that is looked up in a string catalog when it is shown.
    ///
    /// On Apple platforms it is Foundation's type, on others ``LocalizedFormat``, which has the same initializers from
    /// literals. Properties of view models have this type instead of `String` if the user reads them, because the language
    /// is known only where they are drawn.
    public typealias LocalizedStringResource = Foundation.LocalizedStringResource

    extension String.LocalizationValue.StringInterpolation {
        /// Appends a text that is looked up too.
        public mutating func appendInterpolation(localized text: LocalizedStringResource) {
            appendInterpolation(String(localized: text))
        }
    }
#else
    import Foundation

    /// A text that is looked up in a string catalog when it is shown.
    ///
    /// On Apple platforms it is Foundation's type, on others ``LocalizedFormat``, which has the same initializers from
    /// literals. Properties of view models have this type instead of `String` if the user reads them, because the language
    /// is known only where they are drawn.
    public typealias LocalizedStringResource = LocalizedFormat

    extension String {
        /// Creates the English text, for logs and descriptions.
        public init(localized resource: LocalizedStringResource) {
            self = StringCatalog().string(resource, in: Locale(identifier: "en_US"))
        }
    }
#endif

extension LocalizedStringResource {
    /// Returns whether both resources have the same text in each language.
    ///
    /// On Apple platforms, equal resources also have the same locale and bundle. The locale is that of the time when the
    /// resource was created, so a resource isn't equal to the same one after a change of the language.
    public func isSameText(as other: LocalizedStringResource?) -> Bool {
        #if canImport(Darwin)
            key == other?.key && defaultValue == other?.defaultValue && table == other?.table
        #else
            self == other
        #endif
    }
}
