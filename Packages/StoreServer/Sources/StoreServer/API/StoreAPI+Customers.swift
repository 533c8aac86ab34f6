/// What belongs to one user, and how it is changed.
extension StoreAPI {
    func write(_ question: StoreQuestion, _ resource: StoreResource) async throws(Refusal) -> StoreResponse {
        guard resource.methods.contains(question.method) else { throw .methods(resource.methods) }
        let user = try accounts.user(authorization: question.authorization)
        let body = question.body.isEmpty ? nil : try JSONValue(question.body)
        var request = try WriteRequest(question, user: user, body: body)
        request.firstNotifications = StoreNotification.first(orders: orders.orders(of: user.id))
        let write = try StoreWrite(resource, question.method, body, by: user)
        return try await books.carryOut(write, request) { await question.pause() }
    }

    func cart(_ question: StoreQuestion, of id: String) throws(Refusal) -> StoreResponse {
        let user = try owner(question, id)
        let (state, catalogue) = books.moment
        let writer = CartWriter(baseURL: question.baseURL, catalogue: catalogue)
        return .privateJSON { json in
            json.object {
                $0.key("carts")
                $0.array([state[user.id].cart]) { writer.write($1, of: user.id, to: &$0) }
                $0.field("total", 1)
                $0.field("skip", 0)
                $0.field("limit", 1)
            }
        }
    }

    func wishlist(_ question: StoreQuestion, of id: String) throws(Refusal) -> StoreResponse {
        let user = try owner(question, id)
        return .privateJSON(books.read { $0[user.id].wishlist }.write(to:))
    }

    func notifications(_ question: StoreQuestion) throws(Refusal) -> StoreResponse {
        let user = try accounts.user(authorization: question.authorization)
        let all =
            books.read { $0[user.id].notifications }
            ?? StoreNotification.first(orders: orders.orders(of: user.id))
        return .privateJSON { json in
            json.object {
                $0.key("notifications")
                $0.array(all) { $1.write(to: &$0) }
                $0.field("unread", all.count { !$0.isRead })
            }
        }
    }

    private func owner(_ question: StoreQuestion, _ id: String) throws(Refusal) -> StoreUser {
        let user = try accounts.user(authorization: question.authorization)
        guard id == String(user.id) else { throw .notYours }
        return user
    }
}
