import RoutePatterns
import Testing

@Suite struct PathTests {
    @Test(
        arguments: [
            ("", "~"), (".", "~."), ("..", "~.."), ("~", "~~"), ("~.", "~~."), ("~~..", "~~~.."), ("a", "a"),
            ("...", "..."), ("~...", "~..."), ("~a", "~a"), (".~", ".~"), ("a~", "a~"), ("/", "/"),
        ])
    func reservedSegmentIsEscapedWithATilde(_ value: String, _ segment: String) {
        #expect(PathValue.segment(of: value) == segment)
        #expect(PathValue.value(of: segment) == value)
    }

    /// No two values share a segment, and no segment is one that browsers take out.
    @Test func everyValueHasASegmentOfItsOwn() {
        var values = [""]
        for _ in 0..<5 { values += values.flatMap { value in ["~", ".", "a"].map { value + $0 } } }
        for value in Set(values) {
            let segment = PathValue.segment(of: value)
            #expect(!["", ".", ".."].contains(segment))
            #expect(PathValue.value(of: segment) == value)
        }
    }

    @Test func percentEncodingIsDecoded() {
        #expect(PercentCoding.encode("a/b é~") == "a%2Fb%20%C3%A9~")
        #expect(PercentCoding.decode(Array("a%2Fb+%c3%a9".utf8)[...]) == "a/b+é")
        #expect(PercentCoding.decode(Array("a+b".utf8)[...], plusIsSpace: true) == "a b")
        #expect(PercentCoding.decode(Array("%00%2525%EF%BB%BF".utf8)[...]) == "\0%25\u{FEFF}")
        for text in ["%", "%0", "%0G", "%+1", "% 1", "%FF", "%C3", "%ED%A0%80", "a%"] {
            #expect(PercentCoding.decode(Array(text.utf8)[...]) == nil, "\(text)")
        }
    }
}
