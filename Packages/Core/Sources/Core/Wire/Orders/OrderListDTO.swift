/// The orders of a user as the API writes them.
struct OrderListDTO: Decodable {
    let orders: [OrderDTO]
}
