public import Model

/// A field for the code of a voucher, or the voucher with a button that removes it.
public struct VoucherField: View {
    @ObservedObject private var entry: VoucherEntry
    private let problem: VoucherProblem?
    private let name: String
    private let apply: @MainActor () async -> Void
    private let remove: @MainActor () async -> Void

    /// - Parameters:
    ///   - entry: The voucher and the entered code.
    ///   - problem: The reason why the voucher isn't valid, to show below it.
    ///   - name: The beginning of the accessibility identifiers: `bag` for `bag.voucher.field`.
    ///   - apply: Applies the entered code.
    ///   - remove: Removes the voucher.
    public init(
        _ entry: VoucherEntry, problem: VoucherProblem? = nil, name: String,
        apply: @escaping @MainActor () async -> Void, remove: @escaping @MainActor () async -> Void
    ) {
        self.entry = entry
        self.problem = problem
        self.name = name
        self.apply = apply
        self.remove = remove
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            if let voucher = entry.voucher {
                HStack {
                    Text("Voucher \(voucher.code)")
                    Spacer()
                    Button("Remove") { Task { await remove() } }
                        .buttonStyle(.borderless)
                        .accessibilityLabel("Remove voucher \(voucher.code)")
                        .accessibilityIdentifier("\(name).voucher.remove.button")
                }
            } else {
                HStack(spacing: Spacing.s) {
                    TextField("Voucher code", text: $entry.code)
                        .autocorrectionDisabled()
                        .textFieldStyle(.roundedBorder)
                        .submitLabel(.done)
                        .onSubmit { Task { await apply() } }
                        .accessibilityIdentifier("\(name).voucher.field")
                    Button("Apply") { Task { await apply() } }
                        .buttonStyle(.bordered)
                        .accessibilityLabel("Apply voucher")
                        .accessibilityIdentifier("\(name).voucher.apply.button")
                }
            }
            ProblemLabel(
                text: (entry.voucher == nil ? entry.problem : problem)?.text,
                identifier: "\(name).voucher.problem.label")
        }
        .announces(entry.voucher.map { "Voucher \($0.code)" }, initially: false)
    }
}
