import Model
import SharedUI

/// A scrolling column of fields and buttons, which isn't wider than a phone.
struct FormScreen<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        ScrollView {
            VStack {
                VStack(alignment: .leading, spacing: Spacing.l) { content }.frame(maxWidth: MaximumWidth.form)
            }
            .frame(maxWidth: .infinity)
            .padding(Spacing.l)
        }
    }
}

/// The rules of a new password, with a mark for each one that the password follows.
struct PasswordRuleList: View {
    let password: String

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            ForEach(PasswordRule.allCases, id: \.self) { rule in
                let isMet = rule.isMet(by: password)
                HStack(spacing: Spacing.s) {
                    (isMet ? Icon.success : Icon.choice).image
                        .foregroundStyle(isMet ? ThemedColor.positive : ThemedColor.secondaryText)
                        .accessibilityLabel(isMet ? "Done:" : "Needed:")
                    Text(rule.text).foregroundStyle(isMet ? ThemedColor.text : ThemedColor.secondaryText)
                }
                .accessibilityElement(children: .combine)
                .accessibilityIdentifier("password.\(rule.rawValue).rule")
            }
        }
        .font(FontStyle.note)
    }
}
