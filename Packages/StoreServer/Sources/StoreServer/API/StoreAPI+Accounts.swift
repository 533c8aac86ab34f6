/// Signing in, and whose orders are whose.
extension StoreAPI {
    func account(_ question: StoreQuestion) async throws(Refusal) -> StoreResponse {
        switch question.target.segments {
        case ["auth", "login"]:
            let (user, tokens) = try await accounts.signIn(JSONBody(question.body))
            return .privateJSON { json in
                json.object {
                    write(tokens, to: &$0)
                    write(user, question.baseURL, to: &$0)
                }
            }
        case ["auth", "refresh"]:
            let tokens = try await accounts.refresh(JSONBody(question.body))
            return .privateJSON { json in json.object { write(tokens, to: &$0) } }
        case ["auth", "me"]:
            let user = try await accounts.user(authorization: question.authorization)
            return .privateJSON { json in json.object { write(user, question.baseURL, to: &$0) } }
        default:
            throw .unknownPath(question.target.path)
        }
    }

    func order(_ question: StoreQuestion) async throws(Refusal) -> StoreResponse {
        let segments = question.target.segments
        guard segments.count <= 2 else { throw .unknownPath(question.target.path) }
        let user = try await accounts.user(authorization: question.authorization)
        let writer = OrderWriter(baseURL: question.baseURL)
        guard let text = segments.dropFirst().first else {
            let orders = orders.orders(of: user)
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
        guard let id = Int(text), String(id) == text, let order = orders.order(id, of: user) else {
            throw .unknownOrder(text)
        }
        return .privateJSON { writer.write(order, to: &$0) }
    }

    func userPicture(_ name: String) throws(Refusal) -> StoreResponse {
        guard let user = accounts.users.first(where: { "\($0.id).svg" == name }) else { throw .unknownPicture }
        return .picture(UserPicture(of: user).svg)
    }

    private func write(_ tokens: Accounts.Tokens, to json: inout JSONWriter) {
        json.field("accessToken", tokens.access)
        json.field("refreshToken", tokens.refresh)
    }

    private func write(_ user: StoreUser, _ baseURL: String, to json: inout JSONWriter) {
        json.field("id", user.id)
        json.field("username", user.username)
        json.field("email", user.email)
        json.field("firstName", user.firstName)
        json.field("lastName", user.lastName)
        json.field("gender", user.gender)
        json.field("image", "\(baseURL)/images/users/\(user.id).svg")
    }
}
