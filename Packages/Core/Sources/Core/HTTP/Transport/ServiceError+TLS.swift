import AsyncHTTPClient
import Model
import NIOSSL

extension ServiceError {
    /// What an error of TLS means; nil for any other error, and for a connection that was only cut.
    init?(tls error: any Error) {
        switch error {
        case NIOSSLError.handshakeFailed(let cause):
            self.init(handshake: "\(cause)")
        case NIOSSLError.noCertificateToValidate:
            self = .untrusted("it shows no certificate")
        case NIOSSLError.unableToValidateCertificate:
            self = .untrusted(Self.unknownIssuer)
        case let error as NIOSSLExtraError where error == .failedToValidateHostname:
            self = .untrusted("its certificate is for another name")
        case is NIOSSLExtraError:
            self = .untrusted("its name can't be in a certificate")
        default:
            #if canImport(Network)
                guard error is HTTPClient.NWTLSError else { return nil }
                self = .untrusted(Self.unknownIssuer)
            #else
                return nil
            #endif
        }
    }

    /// - Parameter cause: What the library says, with the names of its own errors in it.
    private init?(handshake cause: String) {
        if cause.contains("EOF during handshake") || cause.contains("syscallError") { return nil }
        self = .untrusted(
            cause.contains("CERTIFICATE_VERIFY_FAILED")
                ? Self.unknownIssuer : "the TLS handshake failed")
    }

    private static let unknownIssuer = "its certificate is expired or not trusted by this device"
}
