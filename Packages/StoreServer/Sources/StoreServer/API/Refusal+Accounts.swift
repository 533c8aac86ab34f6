import HTTPTypes

/// The texts are those of the format.
extension Refusal {
    static let credentialsRequired = Refusal(status: .badRequest, message: "Username and password required")
    static let wrongCredentials = Refusal(status: .badRequest, message: "Invalid credentials")
    static let badMinutes = Refusal(
        status: .badRequest, message: "Invalid 'expiresInMins' - must be a whole number from 1 to 43200")
    static let badBody = Refusal(status: .badRequest, message: "The body is not a JSON object")
    static let tokenRequired = Refusal(status: .unauthorized, message: "Access Token is required")
    static let tokenExpired = Refusal(status: .unauthorized, message: "Token Expired!")
    static let badToken = Refusal(status: .unauthorized, message: "Invalid/Expired Token!")
    static let refreshTokenRequired = Refusal(status: .unauthorized, message: "Refresh token required")
    static let badRefreshToken = Refusal(status: .forbidden, message: "Invalid refresh token")
    static let methodPost = Refusal(
        status: .methodNotAllowed, message: "This can only be sent to: use POST", allow: "POST")
    /// Also for what does not exist: nobody learns which there are.
    static let notYours = Refusal(status: .forbidden, message: "This belongs to another user")
}
