#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Tells whether a file is still the one that was read.
struct FileStamp: Hashable {
    var size: Int
    /// When it was changed, in nanoseconds since 1970.
    var modified: Int

    init(size: Int, modified: Int) {
        self.size = size
        self.modified = modified
    }

    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
        /// Nil when there is no such file.
        init?(path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            size = Int(status.st_size)
            modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
        }

        /// Whether it was changed so long ago that another change would have another time.
        var isSettled: Bool {
            var now = timespec()
            guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return false }
            return Int(now.tv_sec) * 1_000_000_000 - modified > 2_000_000_000
        }
    #else
        /// Elsewhere every file is read each time.
        init?(path: String) { nil }

        var isSettled: Bool { false }
    #endif
}
