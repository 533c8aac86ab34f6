import FlowLocalization
import HTTPTypes
import Hummingbird
import Model

/// The errors that clients see. The texts are part of the API; those of DummyJSON are its own.
extension HTTPError {
    // Reading
    static let invalidEncoding = HTTPError(.badRequest, message: "The query is not valid percent-encoded UTF-8")
    static let invalidOrder = HTTPError(.badRequest, message: "Order can be: 'asc' or 'desc'")
    static let invalidLimit = HTTPError(
        .badRequest, message: "Invalid 'limit' - must be a whole number, 1 or more")
    static let unknownPosition = HTTPError(
        .gone, message: "This token is unknown or expired. Start again without 'since'")
    static let unknownPicture = HTTPError(.notFound, message: "There is no such picture")
    static func invalidNumber(_ name: String) -> HTTPError {
        HTTPError(.badRequest, message: "Invalid '\(name)' - must be a whole number, 0 or more")
    }
    static func invalidSortField(_ name: String) -> HTTPError {
        HTTPError(.badRequest, message: "Can't sort by '\(shortened(name))'")
    }
    static func unknownProduct(_ id: String) -> GoneError { unknown("Product with id", id) }
    static func unknownCategory(_ slug: String) -> GoneError { unknown("Category", slug) }
    static func unknownOrder(_ id: String) -> GoneError { unknown("Order with id", id) }
    static func unknownBrochure(_ id: String) -> GoneError { unknown("Brochure with id", id) }
    static func unknownPage(_ name: String) -> GoneError { unknown("Page", name) }
    static func unknownNotification(_ id: String) -> GoneError { unknown("Notification with id", id) }
    static func unknownPath(_ path: String) -> HTTPError {
        HTTPError(.notFound, message: "There is nothing at '\(shortened(path))'")
    }

    // Signing in
    static let credentialsRequired = HTTPError(.badRequest, message: "Username and password required")
    static let wrongCredentials = HTTPError(.badRequest, message: "Invalid credentials")
    static let invalidMinutes = HTTPError(
        .badRequest, message: "Invalid 'expiresInMins' - must be a whole number from 1 to 43200")
    static let tokenRequired = HTTPError(.unauthorized, message: "Access Token is required")
    static let tokenExpired = HTTPError(.unauthorized, message: "Token Expired!")
    static let invalidToken = HTTPError(.unauthorized, message: "Invalid/Expired Token!")
    static let refreshTokenRequired = HTTPError(.unauthorized, message: "Refresh token required")
    static let invalidRefreshToken = HTTPError(.forbidden, message: "Invalid refresh token")
    static func invalidRegistration(_ field: Registration.Field, _ problem: RegistrationProblem) -> HTTPError {
        HTTPError(.badRequest, message: "Invalid '\(field.rawValue)' - \(String(localized: problem.text))")
    }
    static let invalidPassword = HTTPError(
        .badRequest,
        message:
            "Invalid 'password' - must have \(PasswordRule.allCases.map { String(localized: $0.text).lowercased() }.joined(separator: ", "))"
    )
    static let invalidResetToken = HTTPError(
        .gone, message: "This link is unknown, expired, or was already used. Request another one")
    /// Also for data that doesn't exist, so that the response doesn't reveal which users there are.
    static let otherUser = HTTPError(.forbidden, message: "This belongs to another user")

    static func tooManyAttempts(seconds: Int) -> HTTPError {
        HTTPError(
            .tooManyRequests, headers: [.retryAfter: "\(seconds)"],
            message: "There were too many attempts. Try again in \(seconds) seconds")
    }

    // Changes
    static let invalidBody = HTTPError(.badRequest, message: "The body is not a JSON object")
    static let invalidProducts = HTTPError(
        .badRequest, message: "Invalid 'products' - must be a list of objects with an 'id'")
    static let noProducts = HTTPError(.badRequest, message: "An order needs a product")
    static let tooManyProducts = HTTPError(
        .badRequest, message: "At most \(WantedLine.maximumCount) products are accepted")
    static let invalidPrice = HTTPError(
        .badRequest, message: "Invalid 'price' - must be a number with at most two decimals, 0 or more")
    static func invalidDetail(_ field: String) -> HTTPError {
        HTTPError(.badRequest, message: "Invalid '\(field)' - see the description of an order's details")
    }
    static func invalidSwitch(_ field: String) -> HTTPError {
        HTTPError(.badRequest, message: "Invalid '\(field)' - must be true or false")
    }
    static let invalidMerge = HTTPError(.badRequest, message: "Invalid 'merge' - must be true or false")
    static let invalidEmail = HTTPError(
        .badRequest, message: "Invalid 'email' - must be an address such as name@example.com")
    static let invalidRating = HTTPError(
        .badRequest, message: "Invalid 'rating' - must be a whole number from 1 to 5")
    static let invalidComment = HTTPError(
        .badRequest, message: "Invalid 'comment' - must be a text of 1 to 2000 characters")
    static let invalidDevice = HTTPError(
        .badRequest, message: "Invalid device token - must be 1 to 200 hexadecimal digits")
    static func invalidName(_ field: String) -> HTTPError {
        HTTPError(
            .badRequest, message: "Invalid '\(field)' - must be a text of 1 to 100 characters in one line")
    }
    static func invalidQuantity(_ range: ClosedRange<Int>) -> HTTPError {
        HTTPError(
            .badRequest,
            message: "Invalid 'quantity' - must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    static func duplicateProduct(_ id: StoreProduct.ID) -> HTTPError {
        HTTPError(.badRequest, message: "Product with id '\(id)' is listed twice")
    }
    static let invalidKey = HTTPError(.badRequest, message: "The Idempotency-Key is not a UUID")
    static let keyOfAnotherRequest = HTTPError(
        .unprocessableContent, message: "This Idempotency-Key belongs to another request")
    static let cannotBeStored = HTTPError(
        .serviceUnavailable, headers: [.retryAfter: "5"],
        message: "The change can't be stored, so it was not made")

    // Requests
    static let oneHostRequired = HTTPError(.badRequest, message: "A request needs exactly one header 'Host'")
    static func foreignHost(_ name: String) -> HTTPError {
        HTTPError(.misdirectedRequest, message: "This server isn't '\(shortened(name))'")
    }
    static func methodNotAllowed(_ methods: [HTTPRequest.Method]) -> HTTPError {
        let names = methods.map(\.rawValue).joined(separator: ", ")
        let message =
            switch methods {
            case [.get, .head]: "This can only be read: use GET"
            case [.post]: "This can only be sent to: use POST"
            default: "This takes one of these methods: \(names)"
            }
        return HTTPError(.methodNotAllowed, headers: [.allow: names], message: message)
    }
    static func targetTooLong(_ limit: Int) -> HTTPError {
        HTTPError(.uriTooLong, message: "The address is too long. At most \(limit) bytes are accepted")
    }
    static func bodyTooLarge(_ limit: Int) -> HTTPError {
        HTTPError(
            .contentTooLarge, headers: [.connection: "close"],
            message: "The request is too large. At most \(limit) bytes are accepted")
    }
    static func unknownFault(_ text: String) -> HTTPError {
        HTTPError(.badRequest, message: "There is no fault '\(shortened(text))'")
    }

    private static func unknown(_ kind: String, _ name: String) -> GoneError {
        GoneError(message: "\(kind) '\(shortened(name))' not found")
    }

    private static func shortened(_ text: String) -> String { text.shortenedForResponse }
}

extension String {
    /// The beginning of a text that a client sent, so that no response is much longer than the request. Characters that
    /// are invisible or change the order of others are replaced.
    var shortenedForResponse: String {
        // By scalars, because a character may have any number of them.
        let scalars = unicodeScalars.prefix(60).map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
            default: scalar
            }
        }
        var text = String(String.UnicodeScalarView(scalars))
        if unicodeScalars.dropFirst(60).first != nil { text += "…" }
        return text
    }
}

/// A `404` for an item that the shop doesn't have. The reason distinguishes the response from a gateway's `404`, because apps
/// delete what is gone.
struct GoneError: Error, Encodable {
    let message: String
    let reason = ConflictError.Reason.gone

    private enum CodingKeys: CodingKey { case message, reason }
}
