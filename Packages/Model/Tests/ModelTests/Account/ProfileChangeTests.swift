import FlowKit
import Model
import Testing

@Suite struct ProfileChangeTests {
    private let user = User(
        id: User.ID(rawValue: 1), username: "emilys", email: "emily@shop.example", firstName: "Emily",
        lastName: "Johnson")

    @Test func onlyWhatIsGivenChanges() {
        let changed = ProfileChange(lastName: "Stone").applied(to: user)
        #expect((changed.firstName, changed.lastName) == ("Emily", "Stone"))
        #expect(changed.email == user.email)
        #expect(ProfileChange().isEmpty)
        #expect(ProfileChange().applied(to: user) == user)
    }

    @Test func twoChangesAreOne() {
        let first = ProfileChange(firstName: "Emma", email: "a@shop.example")
        let second = ProfileChange(lastName: "Stone", email: "b@shop.example")
        #expect(first.followed(by: second).applied(to: user) == second.applied(to: first.applied(to: user)))
    }

    @Test(arguments: [
        (ProfileChange(firstName: "  "), ProfileProblem.noFirstName, "Enter your first name."),
        (ProfileChange(lastName: ""), .noLastName, "Enter your last name."),
        (
            ProfileChange(firstName: String(repeating: "e", count: 101)), .tooLong,
            "This name is too long. Enter a shorter one."
        ),
        (ProfileChange(email: "emily"), .noAddress, "Enter an email address, such as name@example.com."),
    ])
    func invalidNameOrAddressIsReported(_ change: ProfileChange, _ problem: ProfileProblem, _ text: String) {
        #expect(change.problem == problem)
        #expect(change.problem.map { String(localized: $0.text) } == text)
    }

    @Test(arguments: ["", "@", "a@", "@b.c", "a@b", "a@b.", "a@.b", "a@b..c", "a@b@c.d", "a b@c.d"])
    func noMailReaches(_ text: String) {
        #expect(ProfileChange(email: text).problem == .noAddress)
    }

    @Test(arguments: ["a@b.c", "emily.johnson+shop@mail.shop.example", "é@ü.example"])
    func aMailMayReach(_ text: String) {
        #expect(ProfileChange(email: text).problem == nil)
    }
}
