import Foundation
import Model

/// A user as the API writes it. Without an id and a name to sign in with there is none.
struct UserDTO: Decodable {
    private let id: User.ID
    private let username: String
    private let email: String?
    private let firstName: String?
    private let lastName: String?
    private let image: String?

    private enum CodingKeys: CodingKey {
        case id, username, email, firstName, lastName, image
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = User.ID(rawValue: try container.identifier(.id))
        username = try container.text(.username)
        email = container.lenient(String.self, .email)
        firstName = container.lenient(String.self, .firstName)
        lastName = container.lenient(String.self, .lastName)
        image = container.lenient(String.self, .image)
    }

    func user(base: URL) -> User {
        User(
            id: id, username: username, email: email, firstName: firstName ?? "", lastName: lastName ?? "",
            image: image.flatMap { URL(image: $0, base: base) })
    }
}
