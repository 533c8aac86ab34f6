import FlowKit
import Loading
import Model
import SharedUI

/// A step of the checkout: its position, its content, and what all steps have in common.
struct StepScreen<Content: View>: View {
    let step: CheckoutStep
    let title: LocalizedStringResource
    let isReady: Bool
    @ObservedObject var checkout: CheckoutSession
    let content: @MainActor (Bag) -> Content

    /// - Parameters:
    ///   - step: The step.
    ///   - title: The title. By default, that of the step.
    ///   - checkout: The bag and the user's choices.
    ///   - isReady: A Boolean value that indicates whether the screen has what it shows.
    ///   - content: The content below the position of the step.
    init(
        _ step: CheckoutStep, title: LocalizedStringResource? = nil, _ checkout: CheckoutSession, isReady: Bool = true,
        @ViewBuilder content: @escaping @MainActor (Bag) -> Content
    ) {
        self.step = step
        self.title = title ?? step.title
        self.isReady = isReady && checkout.isReady(for: step)
        self.checkout = checkout
        self.content = content
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                state.frame(maxWidth: 560)
            }
            .frame(maxWidth: .infinity)
            .padding(Spacing.l)
        }
        .navigationTitle(Text(title))
        .inlineNavigationTitle()
        .interactiveDismissDisabled(checkout.hasUnsavedInput)
        .toolbar {
            // The later steps have a Back button at the leading edge.
            ToolbarItem(placement: step == .address ? .cancellationAction : .primaryAction) {
                Button("Cancel") { checkout.cancel() }
                    .disabled(checkout.isPlacing)
                    .accessibilityIdentifier("checkout.cancel.button")
            }
        }
        .task { await checkout.observe() }
    }

    @ViewBuilder private var state: some View {
        switch checkout.bag {
        case .loading:
            LoadingView()
        case .error(let error):
            ErrorView(error) { checkout.retry() }
        case .success(let bag) where bag.isEmpty:
            EmptyStateView(
                icon: .bag, title: "Your bag is empty", message: "Add an item to check out.",
                actionTitle: "Start shopping"
            ) { checkout.startShopping() }
        case .success where !isReady:
            EmptyStateView(
                icon: .time, title: "This checkout has ended", message: "Your items are still in your bag.",
                actionTitle: "Close"
            ) { checkout.close() }
        case .success(let bag):
            VStack(alignment: .leading, spacing: Spacing.l) {
                Text(step.position).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
                content(bag)
                pages
            }
        }
    }

    /// Links to the pages of the shop's website that explain the step.
    @ViewBuilder private var pages: some View {
        let pages = checkout.pages(for: step)
        if !pages.isEmpty {
            HStack(spacing: Spacing.l) {
                ForEach(pages, id: \.self) { page in
                    ThemedButton(page.title, style: .plain) { checkout.open(page) }
                        .accessibilityIdentifier("checkout.\(page)-page.button")
                }
            }
            .frame(maxWidth: .infinity)
        }
    }
}
