/// The words, literals and signs of a source, each as a text, without comments. For tools that look for a phrase.
public enum SourceWords {
    /// - Complexity: O(*n*) in the length of the source.
    public static func words(in source: [UInt8]) -> [String] {
        SourceBytes.with(source) { bytes in Lexer.tokens(bytes).map { bytes.text($0.range) } }
    }
}
