@_spi(Inspection) import HeadlessUI
import Testing

@testable import BrowserHost

@MainActor @Suite struct FieldTests {
    private func field(_ view: some View) throws -> Element {
        let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: StyleRules())
        var all: [Element] = []
        renderer.render(ViewHost(view).tree, title: "").root.forEach { all.append($0) }
        return try #require(all.first { $0.tag == .input })
    }

    @Test func inputTraitsBecomeAttributes() throws {
        let username = try field(
            TextField("User name", text: .constant(""))
                .textContentType(.username)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled())
        #expect(username[.autocomplete] == "username")
        #expect(username[.autocapitalize] == "none")
        #expect(username[.autocorrect] == "off")
        #expect(username[.inputmode] == nil)

        let email = try field(
            TextField("E-mail", text: .constant(""))
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress))
        #expect(email[.autocomplete] == "email")
        #expect(email[.inputmode] == "email")
        #expect(email[.autocapitalize] == nil)
        #expect(email[.autocorrect] == nil)
    }

    @Test func passwordsAreCompletedByTheirContentType() throws {
        let text = Binding.constant("")
        #expect(try field(SecureField("Password", text: text))[.autocomplete] == "current-password")
        #expect(
            try field(SecureField("Password", text: text).textContentType(.password))[.autocomplete]
                == "current-password")
        #expect(
            try field(SecureField("Password", text: text).textContentType(.newPassword))[.autocomplete]
                == "new-password")
        #expect(try field(TextField("Note", text: text))[.autocomplete] == "off")
    }
}
