import GRDB
import Model

/// Which products of the catalogue are meant.
struct CatalogueFilter: Hashable, Sendable {
    var category: ProductCategory.ID?
    var brand: String?
    var price: ClosedRange<Int>?
    var words: SearchWords?

    /// Nil when the text has no words that could be found.
    init?(_ query: ProductQuery) {
        category = query.category
        guard let text = query.searchText else { return }
        guard let words = SearchWords(text) else { return nil }
        self.words = words
    }

    /// Nil when the text has no words that could be found.
    init?(_ query: SearchQuery) {
        self.init(ProductQuery(category: query.category, text: query.text))
        brand = query.brand
        price = query.price
    }

    /// The question to the full text search; nil without words.
    func expression(ranked: Bool = false) -> SearchExpression? {
        words.map { SearchExpression($0, category: category, brand: brand, ranked: ranked) }
    }

    /// The columns to look at once more. A plus keeps SQLite from taking an index for it: the list goes another way.
    enum Column: CaseIterable {
        case category, brand, price
    }

    /// Conditions on some columns, with the values that belong to them.
    func conditions(_ columns: [Column], indexed: Column? = nil) -> SQLConditions {
        var conditions = SQLConditions()
        for column in columns {
            let plus = column == indexed ? "" : "+"
            switch column {
            case .category:
                if let category { conditions.add("\(plus)product.category = ?", category.rawValue) }
            case .brand:
                if let brand { conditions.add("\(plus)product.brand = ?", brand) }
            case .price:
                if let price {
                    conditions.add("\(plus)product.price BETWEEN ? AND ?", price.lowerBound, price.upperBound)
                }
            }
        }
        return conditions
    }
}

/// Conditions that all must hold, and the values that belong to their question marks.
struct SQLConditions {
    private var texts: [String] = []
    private(set) var arguments: [any DatabaseValueConvertible] = []

    mutating func add(_ text: String, _ values: any DatabaseValueConvertible...) {
        texts.append(text)
        arguments += values
    }

    mutating func add(_ other: SQLConditions) {
        texts += other.texts
        arguments += other.arguments
    }

    /// ` WHERE …`, or nothing.
    var clause: String { texts.isEmpty ? "" : " WHERE " + texts.joined(separator: " AND ") }
}
