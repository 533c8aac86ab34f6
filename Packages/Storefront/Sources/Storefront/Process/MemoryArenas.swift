#if Headless || !canImport(SwiftUI)
    import Foundation

    /// The arenas from which the C library takes memory.
    enum MemoryArenas {
        /// Limits them to two on Linux, before there are threads. Does nothing on other systems.
        ///
        /// glibc makes eight for each processor, and keeps in each what its threads once needed. The tasks of a session run on all
        /// threads: after three minutes of eight busy browsers, 149 MB were taken for 87 MB that were in use, and rising. With
        /// two it is 88 MB for 86 MB. Swift doesn't import `malloc.h`, which declares the function.
        ///
        /// - Returns: Whether they are limited.
        @discardableResult
        static func limit() -> Bool {
            #if canImport(Glibc)
                guard let function = dlsym(nil, "mallopt") else { return false }
                typealias Mallopt = @convention(c) (_ parameter: CInt, _ value: CInt) -> CInt
                let maximumArenas: CInt = -8
                return unsafeBitCast(function, to: Mallopt.self)(maximumArenas, 2) == 1
            #else
                return false
            #endif
        }
    }
#endif
