import HTTPTypes

/// The headers that the library has no names for. The names are constants, and valid (RFC 9110, section 5.1).
extension HTTPField.Name {
    static let secFetchSite = known("Sec-Fetch-Site")
    static let secFetchDest = known("Sec-Fetch-Dest")
    static let secPurpose = known("Sec-Purpose")
    static let referrerPolicy = known("Referrer-Policy")
    static let crossOriginOpenerPolicy = known("Cross-Origin-Opener-Policy")
    static let crossOriginResourcePolicy = known("Cross-Origin-Resource-Policy")
    static let serverTiming = known("Server-Timing")
    static let permissionsPolicy = known("Permissions-Policy")
    static let xFrameOptions = known("X-Frame-Options")

    private static func known(_ name: String) -> HTTPField.Name {
        // Every name above is valid, so the fallback is never used. It avoids a trap.
        HTTPField.Name(name) ?? .xContentTypeOptions
    }
}
