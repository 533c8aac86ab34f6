public import Model

/// The fields of an address, each with its problem.
public struct AddressForm: View {
    @Binding private var address: DeliveryAddress
    private let problems: [DeliveryAddress.Field: AddressProblem]
    private let rejections: Int
    private let name: String
    private let submit: @MainActor () -> Void
    @FocusState private var focused: DeliveryAddress.Field?
    #if canImport(SwiftUI) && !Headless
        @AccessibilityFocusState private var isCountryFocused: Bool
    #endif

    /// - Parameters:
    ///   - address: The address.
    ///   - problems: The problems to show.
    ///   - rejections: The number of times that the address was rejected. A change moves the focus to the first field with a
    ///     problem.
    ///   - name: The beginning of the accessibility identifiers: `checkout` for `checkout.city.field`.
    ///   - submit: Completes the form.
    public init(
        address: Binding<DeliveryAddress>, problems: [DeliveryAddress.Field: AddressProblem],
        rejections: Int, name: String, submit: @escaping @MainActor () -> Void
    ) {
        _address = address
        self.problems = problems
        self.rejections = rejections
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
        .onChange(of: rejections) {
            let first = DeliveryAddress.Field.allCases.first { problems[$0] != nil }
            focused = first
            #if canImport(SwiftUI) && !Headless
                isCountryFocused = first == .country
            #endif
        }
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
            .focused($focused, equals: .country)
            #if canImport(SwiftUI) && !Headless
                // On iOS, a picker can't have the keyboard focus.
                .accessibilityFocused($isCountryFocused)
            #endif
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
                TextField(title, text: $address[field], prompt: prompt).focused($focused, equals: field)
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
