import Algorithms
import Foundation
import Loading
import Logging
import Model

/// The __items__ of a server, and those stored on the device, as one value.
struct __Name__Repository: __Name__Service {
    let api: APIClient
    let store: AppDatabase
    var capabilities = ServerCapabilities.all
    let logger: Logger

    func __items_value__(_ policy: FetchPolicy) async throws(ServiceError) -> [__Item__]? {
        let cache = ResourceCache(store: store, logger: logger)
        return try await cache.load(.__name__, [LoadDates.all], from: policy) { () throws(ServiceError) in
            try await store.readRows { try $0.setting(.__name__, as: [Stored__Item__].self) }
        } ask: { () throws(ServiceError) in
            guard capabilities.contains(.__name__) else { return [] }
            return try await api.get(__Name__DTO.self, ["__path__"], asking: "list of __items__")
                .__items_value__.elements.map(\.__item_value__).uniqued(on: \.id)
        } keep: { __items_value__, rows in
            try rows.set(.__name__, to: StoredJSON.text(__items_value__, as: [Stored__Item__].self))
        }
    }
}

/// The __items__ in the API's format. One that can't be read is left out.
private struct __Name__DTO: Decodable {
    let __items_value__: ReadableList<__Item__DTO>
}

private struct __Item__DTO: Decodable {
    let __item_value__: __Item__

    private enum CodingKeys: CodingKey {
        case id, title
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        __item_value__ = __Item__(
            id: __Item__.ID(rawValue: try container.text(.id)), title: try container.required(String.self, .title))
    }
}

/// The stored format. `Tests/Fixtures/values.txt` has a text of it.
struct Stored__Item__: StoredFormat {
    private var id: String?
    private var title: String?

    init(storing __item_value__: __Item__) {
        (id, title) = (__item_value__.id.rawValue, __item_value__.title)
    }

    func value() throws -> __Item__ {
        __Item__(id: __Item__.ID(rawValue: try id.required("id")), title: try title.required("title"))
    }
}
