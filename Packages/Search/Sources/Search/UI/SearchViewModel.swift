public import FlowKit
public import Loading
public import Model

/// The view model of the search. It suggests products, categories and brands while the user types.
@MainActor
public final class SearchViewModel: SearchViewModelProtocol {
    /// The pause in typing before suggestions are loaded.
    static let pause = Duration.milliseconds(200)
    private static let maximumRecents = 8

    @Published public var text: String {
        didSet { if text != oldValue { load(after: Self.pause) } }
    }
    @Published public private(set) var recents: [String] = []
    @Published public private(set) var suggestions: ViewState<SearchSuggestions, ServiceError>?
    @Published public var alert: AlertState?

    private let dependencies: SearchDependencyContainer
    private weak var router: Router<SearchRoute>?
    private let exit: @MainActor (SearchExit) -> Void
    private let textChanged: @MainActor (String?) -> Void
    /// The words of the text that the route has.
    private var reported: String?
    private var work: Task<Void, Never>?
    private var storedRecents: [String] = []
    private var hasRecents = ShopFlags.all.recentSearches.defaultValue

    /// - Parameters:
    ///   - text: The initial text in the search field.
    ///   - dependencies: The services of the screen.
    ///   - router: Knows the screen that the user sees. It is held weakly.
    ///   - exit: Opens the results.
    ///   - textChanged: Called with the words of the text when the user pauses, and with `nil` when the search field is
    ///     empty.
    public init(
        _ text: String = "", _ dependencies: SearchDependencyContainer, router: Router<SearchRoute>? = nil,
        exit: @escaping @MainActor (SearchExit) -> Void,
        textChanged: @escaping @MainActor (String?) -> Void = { _ in }
    ) {
        self.text = text
        self.dependencies = dependencies
        self.router = router
        self.exit = exit
        self.textChanged = textChanged
        reported = words
    }

    deinit { work?.cancel() }

    private var words: String? { SearchQuery(text).words }

    public func show(_ text: String) {
        if SearchQuery(text).words != reported { self.text = text }
    }

    private func report(_ words: String?) {
        guard words != reported else { return }
        reported = words
        textChanged(words)
    }

    public func observe() async {
        if suggestions == nil { load(after: .zero) }
        async let flag: Void = followFlag()
        for await recents in dependencies.search.recentSearches(limit: Self.maximumRecents) {
            storedRecents = recents
            showRecents()
        }
        await flag
    }

    private func followFlag() async {
        for await isOn in dependencies.flags.values(of: ShopFlags.all.recentSearches) {
            hasRecents = isOn
            showRecents()
        }
    }

    private func showRecents() {
        let new = hasRecents ? storedRecents : []
        if new != recents { recents = new }
    }

    public func submit() {
        if let words { search(for: words, in: nil) }
    }

    public func search(for text: String, in category: ProductCategory.ID?) {
        dependencies.analytics.track(.search(for: text, in: category))
        leave(through: .results(text, in: category), remembering: text)
    }

    public func open(_ product: ProductSummary) { leave(through: .product(product.id)) }
    public func open(_ category: ProductCategory) { leave(through: .category(category.id)) }
    public func open(_ brand: Brand) { leave(through: .brand(brand.name)) }
    public func openAllCategories() { exit(.allCategories) }
    public func close() { exit(.close) }

    /// Stores a text as a recent search, by default the one in the search field, and leaves. Failing to store it isn't
    /// reported.
    private func leave(through exit: SearchExit, remembering text: String? = nil) {
        if hasRecents, let words = text ?? words {
            Task { [search = dependencies.search] in try? await search.remember(words) }
        }
        self.exit(exit)
    }
}

// MARK: - Recent searches

extension SearchViewModel {
    public func forget(_ recent: String) async {
        let origin = ActionOrigin(router)
        do throws(ServiceError) { try await dependencies.search.forget(recent) } catch { origin.show(error, on: self) }
    }

    public func forgetAll() async {
        let origin = ActionOrigin(router)
        do throws(ServiceError) { try await dependencies.search.forgetSearches() } catch {
            origin.show(error, on: self)
        }
    }
}

// MARK: - Suggestions

extension SearchViewModel {
    public func retry() {
        suggestions = .loading
        load(after: .zero)
    }

    /// Loads the suggestions for the text. The current suggestions stay until then, so that the list doesn't flicker.
    private func load(after pause: Duration) {
        work?.cancel()
        guard let words else {
            suggestions = nil
            report(nil)
            return
        }
        if suggestions?.value == nil { suggestions = .loading }
        work = Task { [weak self, dependencies] in
            do {
                try await dependencies.clock.sleep(for: pause)
            } catch {
                // The text has changed.
                return
            }
            self?.report(words)
            do throws(ServiceError) {
                let new = try await dependencies.suggestions(for: words)
                if !Task.isCancelled { self?.suggestions = .success(new) }
            } catch {
                if !Task.isCancelled, error != .cancelled { self?.suggestions = .error(error) }
            }
        }
    }
}

extension SearchDependencyContainer {
    private static let maximumMatches = 3
    private static let maximumProducts = 6

    /// Returns the suggestions for a text, or for the corrected text if there are none, all from stored data.
    fileprivate func suggestions(for text: String) async throws(ServiceError) -> SearchSuggestions {
        let suggestions = try await uncorrectedSuggestions(for: text)
        guard suggestions.isEmpty, let correction = try await search.correction(of: text) else { return suggestions }
        let corrected = try await uncorrectedSuggestions(for: correction)
        return corrected.isEmpty ? suggestions : corrected.correcting(suggestions.words)
    }

    private func uncorrectedSuggestions(for words: String) async throws(ServiceError) -> SearchSuggestions {
        let query = SearchQuery(words)
        let products = try await search.search(query, after: nil, limit: Self.maximumProducts).items
        let facets = products.isEmpty ? SearchFacets() : try await search.facets(of: query)
        let all = try await categories.categories(.cacheOnly) ?? []
        let known = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
        return SearchSuggestions(
            words: words,
            scopes: facets.categories.prefix(Self.maximumMatches).compactMap { facet in
                known[facet.value].map { SearchSuggestions.Scope(category: $0, count: facet.count) }
            },
            categories: matches(all, words, name: \.name),
            brands: matches(try await brands.brands(), words, name: \.name), products: products)
    }

    private func matches<Value: Identifiable & Hashable & Sendable>(
        _ values: [Value], _ words: String, name: KeyPath<Value, String>
    ) -> [SearchSuggestions.Match<Value>] where Value.ID: Sendable {
        values.lazy.compactMap { value in
            HighlightedText(value[keyPath: name], matching: words).map { .init(value: value, name: $0) }
        }
        .prefix(Self.maximumMatches).map { $0 }
    }
}

extension SearchViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/search?q", transition: .fullScreenCover, animation: .fade)
}
