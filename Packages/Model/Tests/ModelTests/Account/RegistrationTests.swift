import Model
import Testing

@Suite struct RegistrationTests {
    private let valid = Registration(
        firstName: "Ada", lastName: "Byron", email: "ada@example.com", username: "ada.b-1", password: "engine-1843")

    @Test func completeDataHasNoProblem() {
        #expect(valid.problems.isEmpty)
        var padded = valid
        for field in Registration.Field.allCases where field != .password { padded[field] = " \(valid[field])\n" }
        #expect(padded.problems.isEmpty)
        #expect(padded.normalized == valid)
    }

    @Test(arguments: Registration.Field.allCases) func eachFieldIsNeeded(field: Registration.Field) {
        var data = valid
        data[field] = ""
        #expect(data.problems == [field: .missing(field)])
        #expect(!data.isBlank)
        #expect(Registration(firstName: " ").isBlank)
    }

    @Test(
        arguments: [
            (.firstName, String(repeating: "é", count: 101), .tooLong), (.lastName, "a\nb", .unreadable),
            (.email, "ada", .address), (.email, "a b@example.com", .address), (.username, "ab", .username),
            (.username, "ada b", .username), (.username, "adä", .username),
            (.username, String(repeating: "a", count: 31), .username), (.password, "short-1", .password),
            (.password, "onlyletters", .password), (.password, "1234567890", .password),
        ] as [(Registration.Field, String, RegistrationProblem)])
    func eachFieldHasItsRules(field: Registration.Field, text: String, problem: RegistrationProblem) {
        var data = valid
        data[field] = text
        #expect(data.problems == [field: problem])
    }

    @Test(
        arguments: [
            ("", []), ("a", [.letter]), ("1", [.other]), ("engine-1843", [.length, .letter, .other]),
            (" ab      ", [.length, .letter]), ("äöüß____", [.length, .letter, .other]),
            (String(repeating: "a1", count: 65), [.letter, .other]),
        ] as [(String, [PasswordRule])])
    func aPasswordFollowsRules(password: String, rules: [PasswordRule]) {
        #expect(PasswordRule.allCases.filter { $0.isMet(by: password) } == rules)
        #expect(PasswordRule.areMet(by: password) == (rules.count == 3))
    }

    @Test func noPasswordIsPrinted() {
        #expect(!"\(valid) \(String(reflecting: valid))".contains(valid.password))
        var text = ""
        dump(valid, to: &text)
        #expect(!text.contains(valid.password))
    }
}
