#if Headless || !canImport(SwiftUI)
    import Testing

    @testable import Storefront

    @Suite struct MemoryArenasTests {
        #if canImport(Glibc)
            /// `make soak` shows the effect.
            @Test func theCLibraryLimitsItsArenas() { #expect(MemoryArenas.limit()) }
        #else
            @Test func otherSystemsKeepTheirMemoryAllocator() { #expect(!MemoryArenas.limit()) }
        #endif
    }
#endif
