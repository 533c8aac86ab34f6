import GRDB

/// A column with values as JSON of one format. `Tests/Fixtures/values.txt` has values of each.
struct StoredColumn: Sendable {
    let table: String
    let name: String
    /// The setting, in the table of settings.
    var setting: SettingRecord.Name?
    let format: any StoredFormat.Type
    /// A Boolean value that indicates whether the server has the values as well.
    var isCopy = false

    static let all =
        [
            StoredColumn(table: "bagLine", name: "snapshot", format: StoredProduct.self),
            StoredColumn(table: "wishlistItem", name: "snapshot", format: StoredProduct.self),
            StoredColumn(table: "savedItem", name: "snapshot", format: StoredProduct.self),
            StoredColumn(table: "pendingOrder", name: "draft", format: StoredOrderDraft.self),
            StoredColumn(table: "pendingOrder", name: "lines", format: [StoredBagLine].self),
            StoredColumn(table: "placedOrder", name: "body", format: StoredOrder.self),
            StoredColumn(table: "outboxEntry", name: "change", format: StoredChange.self),
            StoredColumn(table: "outboxConflict", name: "kind", format: StoredConflictKind.self),
            StoredColumn(table: "notification", name: "body", format: StoredNotification.self),
            StoredColumn(table: "product", name: "details", format: StoredDetails.self, isCopy: true),
            StoredColumn(table: "listedPage", name: "ids", format: StoredPlain<[Int]>.self, isCopy: true),
            StoredColumn(table: "reviewPage", name: "body", format: StoredReviewPage.self, isCopy: true),
            StoredColumn(table: "brochure", name: "body", format: StoredBrochure.self, isCopy: true),
            StoredColumn(table: "brochure", name: "pages", format: [StoredBrochurePage].self, isCopy: true),
        ]
        + SettingRecord.Name.allCases.compactMap { setting in
            setting.format.map {
                StoredColumn(table: "setting", name: "value", setting: setting, format: $0, isCopy: setting.isCopy)
            }
        }

    /// The rows with a value.
    var values: QueryInterfaceRequest<Row> {
        let rows = Table(table).filter(Column(name) != nil)
        return setting.map { rows.filter(SettingRecord.Columns.name == $0.rawValue) } ?? rows
    }
}
