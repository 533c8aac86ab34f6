public import Model

/// The fields of an address, each with its problem.
public struct AddressForm: View {
    @Binding private var address: DeliveryAddress
    private let problems: [DeliveryAddress.Field: AddressProblem]
    private let focused: FocusState<DeliveryAddress.Field?>.Binding
    private let name: String
    private let submit: @MainActor () -> Void

    /// - Parameters:
    ///   - address: The address.
    ///   - problems: The problems to show.
    ///   - focused: The field with the keyboard focus.
    ///   - name: The beginning of the accessibility identifiers: `checkout` for `checkout.city.field`.
    ///   - submit: Completes the form.
    public init(
        address: Binding<DeliveryAddress>, problems: [DeliveryAddress.Field: AddressProblem],
        focused: FocusState<DeliveryAddress.Field?>.Binding, name: String, submit: @escaping @MainActor () -> Void
    ) {
        _address = address
        self.problems = problems
        self.focused = focused
        self.name = name
        self.submit = submit
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            field(.name, "Full name", .fullName)
            countryPicker
            field(.street, "Street and house number", .street)
            field(.postalCode, "Postal code", .postalCode)
            field(.city, "City", .city)
        }
        .submitLabel(.continue)
        .onSubmit { submit() }
    }

    private var countryPicker: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Text("Country")
                .font(FontStyle.note)
                .foregroundStyle(problems[.country] == nil ? ThemedColor.secondaryText : ThemedColor.sale)
                .accessibilityHidden(true)
            Picker("Country", selection: $address.country) {
                Text("Choose a country").tag("")
                ForEach(DeliveryCountry.allCases, id: \.self) { country in
                    Text(country.name).tag(country.rawValue)
                }
            }
            .pickerStyle(.menu)
            .focused(focused, equals: .country)
            .frame(maxWidth: .infinity, alignment: .leading)
            .border(ThemedColor.sale, width: problems[.country] == nil ? 0 : 1)
            .accessibilityHint(problems[.country].map { Text($0.text) } ?? Text(verbatim: ""))
            .accessibilityIdentifier("\(name).country.picker")
            problem(in: .country)
        }
    }

    private func field(_ field: DeliveryAddress.Field, _ title: LocalizedStringKey, _ content: TextEntry) -> some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            FormField(
                title, content, problem: problems[field]?.text, identifier: "\(name).\(field.identifier).field"
            ) { title, prompt in
                TextField(title, text: $address[field], prompt: prompt).focused(focused, equals: field)
            }
            problem(in: field)
        }
    }

    private func problem(in field: DeliveryAddress.Field) -> some View {
        ProblemLabel(text: problems[field]?.text, identifier: "\(name).\(field.identifier).problem.label")
    }
}

extension DeliveryAddress.Field {
    fileprivate var identifier: String { self == .postalCode ? "postal-code" : rawValue }
}
