import Model
import Testing

struct EmailAddressTests {
    @Test(arguments: ["emily@shop.example", "a+b@c.d.e", "ö@ü.de"])
    func anAddressIsValid(_ text: String) {
        #expect(EmailAddress.isValid(text))
    }

    @Test(arguments: [
        "", "a@b", "a@@b.c", "@b.c", "a@.c", "a b@c.d", "a\u{1B}[2J@b.c", "a\u{0}@b.c", "a@b.c\u{7F}", "a@b.c\n",
    ])
    func anotherTextIsNot(_ text: String) {
        #expect(!EmailAddress.isValid(text))
    }
}
