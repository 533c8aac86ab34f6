import FlowKit
import Model
import Testing

/// The texts that users enter follow one rule, which the server checks as well.
@Suite struct TextRuleTests {
    /// Adds letters below one character, which then has many bytes.
    private static let wide = "e" + String(repeating: "\u{301}", count: 400)

    @Test(
        arguments: [
            ("Zoë", nil, nil), ("山田 太郎", nil, nil), (String(repeating: "é", count: 100), nil, nil),
            (String(repeating: "e", count: 101), .tooLong, .tooLong), (wide, .tooLong, .tooLong),
            ("a\nb", .unreadable, nil), ("a\tb", .unreadable, nil), ("a\u{2028}b", .unreadable, nil),
            ("a\u{0}b", .unreadable, .unreadable), ("a\u{1B}[2Jb", .unreadable, .unreadable),
            ("a\u{7F}b", .unreadable, .unreadable),
        ] as [(String, TextRule.Problem?, TextRule.Problem?)])
    func textsHaveALengthAndNoControlCharacters(
        _ text: String, _ oneLine: TextRule.Problem?, _ severalLines: TextRule.Problem?
    ) {
        #expect(TextRule.problem(in: text, maximumLength: 100) == oneLine)
        #expect(TextRule.problem(in: text, maximumLength: 100, isOneLine: false) == severalLines)
        let isRefused = oneLine != nil
        #expect((ProfileChange(firstName: text).problem != nil) == isRefused)
        #expect((ProfileChange(lastName: text).problem != nil) == isRefused)
        #expect((Registration(firstName: text).problems[.firstName] != nil) == isRefused)
        #expect((Registration(lastName: text).problems[.lastName] != nil) == isRefused)
        #expect((DeliveryAddress(street: text).problems[.street] != nil) == isRefused)
    }

    @Test func reviewsHaveTheRuleForSeveralLines() {
        func problem(_ text: String) -> ReviewDraft.Problem? { ReviewDraft(rating: 5, comment: text).problem }
        #expect(problem("Good.\n\nReally.") == nil)
        #expect(problem("Go\u{0}od") == .unreadable)
        #expect(problem(String(repeating: Self.wide, count: 20)) == .tooLong(by: 1))
        #expect(problem(String(repeating: "e", count: 2_003)) == .tooLong(by: 3))
        #expect(problem(String(repeating: "e", count: 2_000) + "\n\n") == nil, "the server trims it")
    }

    @Test func theProblemsSayWhatToDo() {
        #expect(String(localized: ProfileProblem.unreadable.text) == "Use one line without special characters.")
        #expect(
            String(localized: ReviewDraft.Problem.unreadable.text)
                == "Your review has characters that can't be shown. Remove them.")
    }
}
