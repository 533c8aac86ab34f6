#if Headless || !canImport(SwiftUI)
    import Foundation
    import Testing

    @testable import Storefront

    @Suite struct OutputTests {
        @Test func aReaderThatHasGoneIsNoFailure() throws {
            // As SwiftNIO does for the whole process, before anything is printed.
            signal(SIGPIPE, SIG_IGN)
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            try Output.write("screen", to: pipe.fileHandleForWriting)
        }

        @Test func aFullDiskIsOne() throws {
            let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
            #expect(throws: (any Error).self) { try Output.write("screen", to: full) }
        }

        @Test func aLineEndsWithItsEnd() throws {
            let pipe = Pipe()
            try Output.write("screen", to: pipe.fileHandleForWriting)
            try pipe.fileHandleForWriting.close()
            #expect(try pipe.fileHandleForReading.readToEnd() == Data("screen\n".utf8))
        }
    }
#endif
