/// The one form in which the text of a type is kept, so that scanners agree on it: without comments, and with blanks
/// where one writes them.
package enum TypeText {
    /// - Parameter source: A type as it stands in a source.
    package static func normal(_ source: [UInt8]) -> String {
        SourceBytes.with(source) { bytes in
            let tokens = Tokens(bytes)
            return tokens.text(0..<tokens.count)
        }
    }
}
