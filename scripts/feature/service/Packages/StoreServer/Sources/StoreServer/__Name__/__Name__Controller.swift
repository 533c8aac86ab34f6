import Hummingbird

/// The route of the __items__. An extension of DummyJSON's format.
struct __Name__Controller {
    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        router.get("__path__") { _, _ in
            __Name__Response(__items_value__: [
                .init(id: "first", title: "First __item__"), .init(id: "second", title: "Second __item__"),
            ])
        }
    }
}

private struct __Name__Response: ResponseEncodable {
    struct __Item__: Encodable {
        let id, title: String
    }

    let __items_value__: [__Item__]
}
