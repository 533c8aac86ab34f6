import Model
import SharedUI

/// The fields of an address, each with its problem.
struct AddressForm: View {
    @Binding var address: DeliveryAddress
    let problems: [DeliveryAddress.Field: AddressProblem]
    let focused: FocusState<DeliveryAddress.Field?>.Binding
    let submit: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            field(.name, "Full name", .fullName)
            field(.street, "Street and house number", .street)
            field(.postalCode, "Postal code", .postalCode)
            field(.city, "City", .city)
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Picker("Country", selection: $address.country) {
                    Text("Choose a country").tag("")
                    ForEach(DeliveryCountry.allCases, id: \.self) { country in
                        Text(country.name).tag(country.rawValue)
                    }
                }
                .focused(focused, equals: .country)
                .accessibilityIdentifier("checkout.country.picker")
                problem(in: .country)
            }
        }
        .textFieldStyle(.roundedBorder)
        .submitLabel(.continue)
        .onSubmit { submit() }
    }

    private func field(_ field: DeliveryAddress.Field, _ title: String, _ content: TextEntry) -> some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            TextField(title, text: $address[field])
                .textEntry(content)
                .focused(focused, equals: field)
                .accessibilityIdentifier("checkout.\(field.identifier).field")
            problem(in: field)
        }
    }

    private func problem(in field: DeliveryAddress.Field) -> some View {
        ProblemLabel(text: problems[field]?.description, identifier: "checkout.\(field.identifier).problem.label")
    }
}

extension DeliveryAddress.Field {
    fileprivate var identifier: String { self == .postalCode ? "postal-code" : rawValue }
}
