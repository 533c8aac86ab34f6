/// Signing in, and whose orders are whose.
extension StoreAPI {
    func signIn(_ question: StoreQuestion) throws(Refusal) -> StoreResponse {
        let (user, tokens) = try accounts.signIn(JSONBody(question.body))
        let person = present(user)
        return .privateJSON { json in
            json.object {
                write(tokens, to: &$0)
                person.write(question.baseURL, to: &$0)
            }
        }
    }

    func refresh(_ question: StoreQuestion) throws(Refusal) -> StoreResponse {
        let tokens = try accounts.refresh(JSONBody(question.body))
        return .privateJSON { json in json.object { write(tokens, to: &$0) } }
    }

    func me(_ question: StoreQuestion) throws(Refusal) -> StoreResponse {
        let user = present(try accounts.user(authorization: question.authorization))
        return .privateJSON { json in json.object { user.write(question.baseURL, to: &$0) } }
    }

    /// With what the user has changed of themselves.
    private func present(_ user: StoreUser) -> StoreUser {
        books.read { $0[user.id].profile }.applied(to: user)
    }

    /// All orders of a user, the latest first.
    func orders(of user: StoreUser.ID) -> [StoreOrder] {
        books.read { $0[user].orders } + orders.orders(of: user)
    }

    func order(_ question: StoreQuestion, _ text: String? = nil) throws(Refusal) -> StoreResponse {
        let user = try accounts.user(authorization: question.authorization)
        let writer = OrderWriter(baseURL: question.baseURL)
        let orders = orders(of: user.id)
        guard let text else {
            return .privateJSON { json in
                json.object {
                    $0.key("orders")
                    $0.array(orders) { writer.write($1, to: &$0) }
                    $0.field("total", orders.count)
                    $0.field("skip", 0)
                    $0.field("limit", orders.count)
                }
            }
        }
        // Another's order is not found: nobody learns which there are.
        guard let id = Int(text), String(id) == text, let order = orders.first(where: { $0.id == id }) else {
            throw .unknownOrder(text)
        }
        return .privateJSON { writer.write(order, to: &$0) }
    }

    func userPicture(_ name: String) throws(Refusal) -> StoreResponse {
        guard let user = accounts.users.first(where: { "\($0.id).svg" == name }) else { throw .unknownPicture }
        return .picture(UserPicture(of: present(user)).svg)
    }

    private func write(_ tokens: Accounts.Tokens, to json: inout JSONWriter) {
        json.field("accessToken", tokens.access)
        json.field("refreshToken", tokens.refresh)
    }
}

extension StoreUser {
    func write(_ baseURL: String, to json: inout JSONWriter) {
        json.field("id", id)
        json.field("username", username)
        json.field("email", email)
        json.field("firstName", firstName)
        json.field("lastName", lastName)
        json.field("gender", gender)
        json.field("image", "\(baseURL)/images/users/\(id).svg")
    }
}
