import Foundation
public import Model

extension User {
    /// The user Emily Johnson with the username `emilys` and the password `emilyspass`.
    public static let emily = User(
        id: ID(rawValue: 1), username: "emilys", email: "emily.johnson@shop.example", firstName: "Emily",
        lastName: "Johnson", image: URL(string: "https://shop.example/images/emilys.svg"))

    /// The user Michael Williams with the username `michaelw` and the password `michaelwpass`, without a picture.
    public static let michael = User(
        id: ID(rawValue: 2), username: "michaelw", email: "michael.williams@shop.example", firstName: "Michael",
        lastName: "Williams")
}
