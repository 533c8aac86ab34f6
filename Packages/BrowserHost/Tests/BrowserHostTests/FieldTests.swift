import Foundation
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
        #expect(username[.spellcheck] == "false")
        #expect(username[.inputmode] == nil)

        let email = try field(
            TextField("E-mail", text: .constant(""))
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress))
        #expect(email[.autocomplete] == "email")
        #expect(email[.inputmode] == "email")
        #expect(email[.autocapitalize] == nil)
        #expect(email[.autocorrect] == nil)
        #expect(email[.spellcheck] == nil)
    }

    /// The page and its frames are stored by browsers, proxies and crash reports.
    @Test func aPasswordIsNeverSentToThePage() throws {
        let empty = try field(SecureField("Password", text: .constant("")))
        #expect(empty[.value] == "")
        #expect(empty[.placeholder] == "Password")
        let typed = try field(SecureField("Password", text: .constant("secret")))
        #expect(typed[.value] == nil)
        #expect(typed[.placeholder] == "••••••••")
        #expect(try field(TextField("Name", text: .constant("Ada")))[.value] == "Ada")
    }

    @Test func aPickerWithoutASelectionShowsNone() throws {
        func options(_ selection: Int?) -> [Element] {
            let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: StyleRules())
            let picker = Picker("Size", selection: .constant(selection)) {
                Text("S").tag(1 as Int?)
                Text("M").tag(2 as Int?)
            }
            var all: [Element] = []
            renderer.render(ViewHost(picker).tree, title: "").root.forEach { all.append($0) }
            return all.filter { $0.tag == .option }
        }
        let none = options(nil)
        #expect(none.count == 3)
        #expect(none[0][.value] == "" && none[0][.hidden] != nil && none[0][.selected] != nil)
        #expect(options(2).map { $0[.selected] != nil } == [false, true])
    }

    @Test func aWidePickerIsAsWideAsAFieldAndHasTheBorderOfItsProblem() throws {
        let rules = StyleRules()
        let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: rules)
        let picker = Picker("Size", selection: .constant(1)) { Text("S").tag(1) }
            .pickerStyle(.menu)
            .frame(maxWidth: .infinity, alignment: .leading)
            .border(Color.red, width: 1)
        var all: [Element] = []
        renderer.render(ViewHost(picker).tree, title: "").root.forEach { all.append($0) }
        let select = try #require(all.first { $0.tag == .select }?[.class])
        let control = try #require(all.first { $0[.class]?.hasPrefix("control") == true }?[.class])
        #expect(select.hasPrefix("select wide") && control.hasPrefix("control wide"))
        let border = try #require(rules.styleSheet(to: rules.mark).firstMatch(of: /\.(s\d+)\{border:/)).1
        #expect(select.split(separator: " ").contains(border))
        #expect(!control.split(separator: " ").contains(border))
    }

    @Test func aSwitchSendsTheValueThatTheUserAsksFor() throws {
        for isOn in [true, false] {
            let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: StyleRules())
            let host = ViewHost(Toggle("News", isOn: .constant(isOn)))
            var all: [Element] = []
            renderer.render(host.tree, title: "").root.forEach { all.append($0) }
            let button = try #require(all.first { $0.tag == .button })
            #expect(button[.name] == "change")
            #expect(button[.value]?.hasSuffix("=\(!isOn)") == true)
        }
    }

    @Test func aToggleInTheStyleOfAButtonIsPressedOrNot() throws {
        for isOn in [true, false] {
            let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: StyleRules())
            let host = ViewHost(
                Toggle("Show password", systemImage: "eye", isOn: .constant(isOn))
                    .toggleStyle(.button)
                    .labelStyle(.iconOnly))
            var all: [Element] = []
            renderer.render(host.tree, title: "").root.forEach { all.append($0) }
            let button = try #require(all.first { $0.tag == .button })
            #expect(button[.ariaPressed] == "\(isOn)")
            #expect(button[.role] == nil && button[.ariaChecked] == nil)
            #expect(button[.value]?.hasSuffix("=\(!isOn)") == true)
            #expect(all.contains { $0[.ariaLabel] == "Show password" })
        }
    }

    @Test func aValueWithoutALabelIsSaid() throws {
        let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: StyleRules())
        var all: [Element] = []
        renderer.render(ViewHost(Text("50 %").accessibilityValue("half")).tree, title: "").root.forEach {
            all.append($0)
        }
        #expect(all.contains { $0[.ariaLabel] == "50 %, half" })
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
