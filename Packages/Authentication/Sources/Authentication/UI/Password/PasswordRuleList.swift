import Model
import SharedUI

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
