import Foundation
import GRDB
import Model

/// The brochures' rows. What a list says of a brochure and what is on its pages are kept apart: they come apart.
struct BrochureTable {
    let database: Database
    let images: ImageAddresses

    /// Without their pages, in the order of the list; nil when that was never loaded.
    func brochures() throws -> [Brochure]? {
        let brochures = try String.fetchAll(
            database, sql: "SELECT body FROM brochure WHERE position IS NOT NULL ORDER BY position, id"
        ).compactMap { brochure($0) }
        let isLoaded = try LoadDates(database: database).date(of: .brochures, [LoadDates.all]) != nil
        return brochures.isEmpty && !isLoaded ? nil : brochures
    }

    /// Nil when its pages are not there.
    func brochure(_ id: Brochure.ID) throws -> Brochure? {
        let row = try Row.fetchOne(
            database, sql: "SELECT body, pages FROM brochure WHERE id = ? AND pages IS NOT NULL",
            arguments: [id.rawValue])
        guard let row, var brochure = brochure(row[0]), let pages = StoredJSON.value([BrochurePage].self, row[1])
        else { return nil }
        brochure.pages = pages.map { page in
            var page = page
            page.image = page.image.flatMap { images.address(of: $0.absoluteString) }
            return page
        }
        return brochure
    }

    /// Stores all the brochures there are. Others are forgotten; pages that are there stay.
    func save(all brochures: [Brochure]) throws {
        let stored = try Set(String.fetchAll(database, sql: "SELECT id FROM brochure"))
        for id in stored.subtracting(brochures.map(\.id.rawValue)) { try delete(Brochure.ID(rawValue: id)) }
        for (position, brochure) in brochures.enumerated() {
            try database.execute(
                sql: """
                    INSERT INTO brochure (id, position, body) VALUES (?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET position = excluded.position, body = excluded.body
                    WHERE (position, body) IS NOT (excluded.position, excluded.body)
                    """, arguments: [brochure.id.rawValue, position, try body(brochure)])
        }
    }

    /// Stores a brochure with its pages. Its place on the list stays.
    func save(_ brochure: Brochure) throws {
        let pages = brochure.pages.map { page in
            var page = page
            page.image = page.image.flatMap { URL(string: images.stored($0)) }
            return page
        }
        try database.execute(
            sql: """
                INSERT INTO brochure (id, body, pages) VALUES (?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET body = excluded.body, pages = excluded.pages
                WHERE (body, pages) IS NOT (excluded.body, excluded.pages)
                """, arguments: [brochure.id.rawValue, try body(brochure), try StoredJSON.text(pages)])
    }

    func delete(_ id: Brochure.ID) throws {
        try database.execute(sql: "DELETE FROM brochure WHERE id = ?", arguments: [id.rawValue])
    }

    private func body(_ brochure: Brochure) throws -> String {
        var brochure = brochure
        brochure.pages = []
        brochure.cover = brochure.cover.flatMap { URL(string: images.stored($0)) }
        return try StoredJSON.text(brochure)
    }

    private func brochure(_ text: String) -> Brochure? {
        guard var brochure = StoredJSON.value(Brochure.self, text) else { return nil }
        brochure.cover = brochure.cover.flatMap { images.address(of: $0.absoluteString) }
        return brochure
    }
}
