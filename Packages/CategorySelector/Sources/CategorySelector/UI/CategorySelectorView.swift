import FlowKit
import Loading
import Model
public import SharedUI

/// All categories as a tree, and all brands from A to Z.
public struct CategorySelectorView<ViewModel: CategorySelectorViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        VStack(spacing: 0) {
            Picker("Section", selection: $viewModel.section) {
                Text("Categories").tag(CategorySection.categories)
                Text("Brands").tag(CategorySection.brands)
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .accessibilityIdentifier("categories.section.picker")
            .padding(.horizontal, Spacing.l)
            .padding(.vertical, Spacing.s)
            ContentBelowNotice(viewModel.notice) {
                viewModel.retry()
            } content: {
                content
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .navigationTitle("Categories")
        .inlineNavigationTitle()
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            CategorySkeleton()
        case .success(let selection):
            switch viewModel.section {
            case .categories: categories(selection.categories)
            case .brands: brands(selection.brands)
            }
        case .error(let error):
            ScrollView { ErrorView(error) { viewModel.retry() } }
        }
    }

    @ViewBuilder private func categories(_ branches: [CategoryBranch]) -> some View {
        if branches.isEmpty {
            empty("No categories yet")
        } else {
            List {
                ForEach(branches) { branch in
                    if branch.category == nil {
                        group(branch)
                    } else {
                        SelectorRow(name: ProductCategory.title(of: branch.name)) { viewModel.choose(branch) }
                            .accessibilityIdentifier("categories.category-\(branch.id).row")
                    }
                }
            }
            .listStyle(.plain)
            .refreshable { await viewModel.refresh() }
        }
    }

    private func group(_ branch: CategoryBranch) -> some View {
        DisclosureGroup(
            isExpanded: Binding {
                viewModel.expanded.contains(branch.id)
            } set: { _ in
                viewModel.choose(branch)
            }
        ) {
            ForEach(branch.children) { leaf in
                SelectorRow(name: ProductCategory.title(of: leaf.name)) { viewModel.choose(leaf) }
                    .accessibilityIdentifier("categories.category-\(leaf.id).row")
            }
        } label: {
            SelectorLabel(name: ProductCategory.title(of: branch.name), detail: "\(branch.children.count) categories")
                .accessibilityIdentifier("categories.group-\(branch.id).row")
        }
    }

    @ViewBuilder private func brands(_ letters: [BrandLetter]) -> some View {
        if letters.isEmpty {
            empty("No brands yet")
        } else {
            let found = letters.matching(viewModel.brandText)
            ScrollViewReader { scroll in
                // The bar keeps its place, and its field the focus, when the content becomes another view.
                VStack(spacing: 0) {
                    if found.isEmpty { nothing } else { list(found) }
                }
                .safeAreaInset(edge: .top, spacing: 0) {
                    BrandIndex(text: $viewModel.brandText, letters: found.map(\.letter)) {
                        scroll.scrollTo($0, anchor: .top)
                    }
                }
            }
        }
    }

    private func list(_ letters: [BrandLetter]) -> some View {
        List {
            ForEach(letters) { letter in
                Section(letter.letter) {
                    ForEach(letter.brands) { brand in
                        SelectorRow(name: "\(brand.name)", detail: "\(brand.productCount) products") {
                            viewModel.choose(brand)
                        }
                        .accessibilityIdentifier("categories.brand-\(brand.name).row")
                    }
                }
            }
        }
        .listStyle(.plain)
        .refreshable { await viewModel.refresh() }
    }

    private var nothing: some View {
        List {
            EmptyStateView(
                icon: .search, title: "No results for “\(viewModel.brandText)”",
                message: "Check the spelling or try fewer words."
            )
            .listRowSeparator(.hidden)
        }
        .listStyle(.plain)
    }

    private func empty(_ title: LocalizedStringResource) -> some View {
        ScrollView {
            EmptyStateView(icon: .shop, title: title, message: "Check back soon for new arrivals.")
        }
        .refreshable { await viewModel.refresh() }
    }
}
