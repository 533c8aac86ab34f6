import SharedUI

/// The bar above the brands: a search field, and the letters that scroll to their brands.
struct BrandIndex: View {
    @Binding var text: String
    let letters: [String]
    let show: @MainActor (String) -> Void

    var body: some View {
        VStack(spacing: Spacing.xs) {
            SearchBar("Search brands", text: $text, identifier: "categories.brand-search")
                .padding(.horizontal, Spacing.l)
            if letters.count > 1 {
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: Spacing.xs) {
                        // Not the letters: the list has these identities, and is to scroll to them.
                        ForEach(letters, id: \.indexID) { letter in
                            Button {
                                show(letter)
                            } label: {
                                Text(letter).fontWeight(.semibold).frame(minWidth: 32, minHeight: 32)
                            }
                            .buttonStyle(.borderless)
                            .accessibilityLabel("Brands with \(letter)")
                            .accessibilityIdentifier("categories.letter-\(letter).button")
                        }
                    }
                    .padding(.horizontal, Spacing.l)
                }
            }
        }
        .padding(.vertical, Spacing.s)
        .background(.background)
    }
}

extension String {
    fileprivate var indexID: [String] { ["index", self] }
}
