import NIOSSL

/// A certificate that nobody has signed but its owner, for the name `shop.test`, until the year 2120. The key is for
/// nothing but these tests.
enum TestCertificate {
    static func serverContext(
        from oldest: TLSVersion = .tlsv12, to newest: TLSVersion = .tlsv13
    ) throws -> NIOSSLContext {
        var configuration = try TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(certificate())],
            privateKey: .privateKey(NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem)))
        configuration.minimumTLSVersion = oldest
        configuration.maximumTLSVersion = newest
        return try NIOSSLContext(configuration: configuration)
    }

    static func certificate() throws -> NIOSSLCertificate {
        try NIOSSLCertificate(bytes: Array(pem.utf8), format: .pem)
    }

    private static let pem = """
        -----BEGIN CERTIFICATE-----
        MIIBYDCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlzaG9wLnRl
        c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
        CXNob3AudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKXeuCunbiJ9KWQO
        V9OSR/gPvh+UL0MrRSQwVgCVd2YtkwlzWiTrncAUEtQyZ6hn5gKHtdENlz3E7OKJ
        cRB9JImjSDBGMBQGA1UdEQQNMAuCCXNob3AudGVzdDAPBgNVHRMBAf8EBTADAQH/
        MB0GA1UdDgQWBBSws+MLIAQNIxCC9GwfpDOj6/+HxDAKBggqhkjOPQQDAgNHADBE
        AiBj8H6hMe1l9wmBYMPxYf2tG0sgcTg9C+qqiOKAHqIP/QIgfxFPKtnPRz0nH723
        qp73UJqawsHN7X9McYlmm73F6CY=
        -----END CERTIFICATE-----
        """

    private static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgafovTzVSznaCt3C4
        gKF2jOjjIXVEBkEXLGq/w4cq38ChRANCAASl3rgrp24ifSlkDlfTkkf4D74flC9D
        K0UkMFYAlXdmLZMJc1ok653AFBLUMmeoZ+YCh7XRDZc9xOziiXEQfSSJ
        -----END PRIVATE KEY-----
        """
}
