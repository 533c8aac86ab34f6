import FlowKit
import Loading
import Model
public import SharedUI

/// A brochure, shown page by page.
public struct BrochureView<ViewModel: BrochureViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        // It contains the view whose identity changes with each page, so that the bar below keeps its identity and focus.
        ContentBelowNotice(viewModel.notice) {
            viewModel.retry()
        } content: {
            ScrollView {
                VStack {
                    content.frame(maxWidth: BrochureLayout.maxWidth)
                }
                .frame(maxWidth: .infinity)
                .padding(Spacing.l)
            }
            // A new identity resets the scroll position.
            .id(viewModel.position?.number)
            .refreshable { await viewModel.refresh() }
        }
        .navigationTitle(viewModel.state.value.map { Text($0.title, format: .translated) } ?? Text("Brochure"))
        .inlineNavigationTitle()
        // The bar has the same position on every page.
        .safeAreaInset(edge: .bottom) { turner }
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var turner: some View {
        if let position = viewModel.position, !position.isOnly {
            PageTurner(.page, identifier: "brochure", number: position.number, of: position.count) {
                if $0 > 0 { viewModel.showNext() } else { viewModel.showPrevious() }
            }
        }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            BrochureSkeleton()
        case .success:
            VStack(alignment: .leading, spacing: Spacing.l) {
                if viewModel.validity.isExpired {
                    ExpiredNote(validity: viewModel.validity)
                }
                if let page = viewModel.page {
                    BrochurePageView(page: page) { viewModel.open($0) }
                } else {
                    EmptyStateView(
                        icon: .brochures, title: "No pages yet",
                        message: "This brochure has no pages yet. Check back soon.")
                }
            }
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }
}

/// The shape of a page while the brochure loads.
struct BrochureSkeleton: View {
    var body: some View {
        LazyVGrid(columns: BrochureLayout.page, alignment: .leading, spacing: Spacing.xl) {
            RoundedRectangle(cornerRadius: CornerRadius.l)
                .fill(ThemedColor.surface)
                .aspectRatio(BrochureLayout.pictureRatio, contentMode: .fit)
            VStack(alignment: .leading, spacing: Spacing.m) {
                Text("The title of the page").font(FontStyle.title)
                Text("The text of the page, which is a sentence or two in most brochures.")
                Text("On this page").font(FontStyle.heading)
            }
        }
        .redacted(reason: .placeholder)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Loading")
    }
}

/// A note above the pages of an expired brochure.
struct ExpiredNote: View {
    let validity: BrochureValidity

    var body: some View {
        HStack(spacing: Spacing.s) {
            Icon.time.image.accessibilityHidden(true)
            Text("\(Text(validity.text ?? "Expired")). Prices may have changed.").font(FontStyle.note)
            Spacer()
        }
        .padding(Spacing.m)
        .background(ThemedColor.tint(ThemedColor.warning), in: RoundedRectangle(cornerRadius: CornerRadius.m))
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("brochure.expired.label")
    }
}
