import Model
import SharedUI

/// The user's picture, name and email address.
struct AccountHeader: View {
    let user: User

    var body: some View {
        HStack(spacing: Spacing.m) {
            ZStack { picture }
                .scaledFrame(width: 64, height: 64)
                .background(ThemedColor.surface, in: Circle())
                .clipShape(Circle())
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text(user.displayName)
                    .font(FontStyle.heading)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityIdentifier("account.name.label")
                if let email = user.email {
                    Text(email)
                        .font(FontStyle.note)
                        .foregroundStyle(ThemedColor.secondaryText)
                        .accessibilityIdentifier("account.email.label")
                }
            }
        }
        .padding(.vertical, Spacing.s)
    }

    @ViewBuilder private var picture: some View {
        if let image = user.image {
            RemoteImage(image, label: "")
        } else {
            Text(user.initials).font(FontStyle.title).foregroundStyle(ThemedColor.secondaryText)
        }
    }
}

extension User {
    /// The uppercase initials of the first and last name, or of the username if both are missing.
    var initials: String {
        let letters = [firstName, lastName].compactMap(\.first)
        return String(letters.isEmpty ? Array(username.prefix(1)) : letters).uppercased()
    }
}
