#if canImport(Glibc)
    import Glibc
#endif

/// How often a thread has given up the processor because it had to wait: for a lock, the disk, another thread.
enum Switches {
    /// Nil where the system does not count it (`getrusage` with `RUSAGE_THREAD` is Linux's).
    static var ofThisThread: Int? {
        #if canImport(Glibc)
            var usage = rusage()
            // RUSAGE_THREAD, a macro that is not imported.
            let thread = __rusage_who_t(1)
            return getrusage(thread, &usage) == 0 ? usage.ru_nvcsw : nil
        #else
            nil
        #endif
    }
}
