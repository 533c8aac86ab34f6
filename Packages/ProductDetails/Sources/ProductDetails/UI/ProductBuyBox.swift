import FlowKit
import Model
import SharedUI

/// The product's name and price, the quantity and the other actions. The purchase button is in ``PurchaseBar``.
struct ProductBuyBox<ViewModel: ProductDetailsViewModelProtocol>: View {
    private let product: Product
    @ObservedObject private var viewModel: ViewModel

    init(product: Product, viewModel: ViewModel) {
        self.product = product
        self.viewModel = viewModel
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            ProductHeading(
                product: product, reviews: viewModel.reviews.map { ReviewsOverview($0) } ?? ReviewsOverview(total: 0))
            ForEach(rule.notes, id: \.key) { note in
                Text(note).font(FontStyle.note).foregroundStyle(noteColor)
            }
            if let quantities = rule.quantities { purchase(quantities) } else { reminder }
            HStack(spacing: Spacing.l) {
                WishlistButton(title, isOn: viewModel.wished.contains(product.id)) {
                    viewModel.toggleWishlist(product.id)
                }
                .accessibilityIdentifier("product.wishlist.button")
                if let url = viewModel.shareURL {
                    ShareLink(item: url, subject: Text(title)) {
                        Label("Share", systemImage: Icon.share.systemName)
                    }
                    .accessibilityIdentifier("product.share.link")
                }
            }
            if let surroundings = viewModel.surroundings {
                Button("More in \(Text(ProductCategory.title(of: surroundings.categoryName)))") {
                    viewModel.openCategory()
                }
                .accessibilityIdentifier("product.category.button")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func purchase(_ quantities: ClosedRange<Int>) -> some View {
        Stepper(value: $viewModel.quantity, in: quantities) {
            Text("Quantity: \(viewModel.quantity)").monospacedDigit()
        }
        .accessibilityLabel("Quantity")
        .accessibilityValue(Text(viewModel.quantity, format: .number))
        .accessibilityIdentifier("product.quantity.stepper")
    }

    /// The server notifies the users who have a product on their wishlist when it is back.
    @ViewBuilder private var reminder: some View {
        if viewModel.wished.contains(product.id) {
            Text("It's on your wishlist. If you're signed in, we'll tell you when it's back.")
                .font(FontStyle.note)
                .foregroundStyle(ThemedColor.secondaryText)
                .accessibilityIdentifier("product.reminder.label")
        } else {
            ThemedButton("Tell me when it's back", icon: .message, style: .secondary) {
                viewModel.toggleWishlist(product.id)
            }
            .accessibilityIdentifier("product.reminder.button")
        }
    }

    private var title: String { product.summary.title }
    private var rule: StockRule { product.summary.stockRule }

    private var noteColor: ThemedColor {
        rule.isSoldOut || rule.isLow ? .warning : .positive
    }
}

extension StockRule {
    /// The notes about availability and minimum quantity.
    var notes: [LocalizedStringResource] {
        guard !isSoldOut else { return ["Sold out"] }
        let left: LocalizedStringResource = isLow ? "Only \(stock) left" : "In stock"
        return minimum > 1 ? [left, "Sold in quantities of \(minimum) or more"] : [left]
    }
}
