import Foundation
import GRDB

extension ShopSchema {
    /// A name for the device, drawn once: it says nothing of the device or of who uses it.
    static func nameDevice(_ database: Database) throws {
        try database.execute(
            sql: "INSERT OR IGNORE INTO setting (name, value) VALUES (?, ?)",
            arguments: [Settings.Name.device.rawValue, UUID().uuidString.lowercased()])
        try database.execute(sql: "CREATE INDEX IF NOT EXISTS productByBrand ON product (brand, category)")
    }
}
