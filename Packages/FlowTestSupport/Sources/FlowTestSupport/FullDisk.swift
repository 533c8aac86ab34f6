#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A disk without space: every write of the process to a file fails. Use it in an exit test, where it affects no other test.
public enum FullDisk {
    /// Lets all writes to files fail, until ``end()``.
    public static func begin() {
        signal(SIGXFSZ, SIG_IGN)
        setMaximumFileSize { _ in 0 }
    }

    /// Lets writes succeed again.
    public static func end() { setMaximumFileSize { $0 } }

    private static func setMaximumFileSize(_ size: (rlim_t) -> rlim_t) {
        var limit = rlimit()
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        #else
            let resource = RLIMIT_FSIZE
        #endif
        getrlimit(resource, &limit)
        limit.rlim_cur = size(limit.rlim_max)
        setrlimit(resource, &limit)
    }
}
