import Foundation
public import Model

extension User {
    /// Emily Johnson, who signs in as `emilys` with the password `emilyspass`.
    public static let emily = User(
        id: ID(rawValue: 1), username: "emilys", email: "emily.johnson@shop.example", firstName: "Emily",
        lastName: "Johnson", image: URL(string: "https://shop.example/images/emilys.svg"))

    /// Michael Williams, who signs in as `michaelw` with the password `michaelwpass`. He has no picture.
    public static let michael = User(
        id: ID(rawValue: 2), username: "michaelw", email: "michael.williams@shop.example", firstName: "Michael",
        lastName: "Williams")
}
