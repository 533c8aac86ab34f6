import Foundation
import Testing

@testable import StoreServer

@Suite struct GzipBombTests {
    /// The checksums are those that Python's `zlib.crc32` gives.
    @Test(arguments: [(0, 0), (1, 0xD202_EF8D), (4, 0x2144_DF1C), (1 << 20, 0xA738_EA1C)] as [(UInt32, UInt32)])
    func zerosAreSummedWithoutLooking(_ count: UInt32, _ sum: UInt32) {
        #expect(GzipBomb.checksum(zeros: count) == sum)
    }

    @Test func itIsAThousandthOfWhatItBecomes() async throws {
        try await TestStore.with(.init(faults: [.gzipBomb(megabytes: 8).onRequest(1)])) { test in
            let text = try await test.client.exchange("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(text.contains("Content-Encoding: gzip"))
            #expect(text.utf8.count < 30_000)
        }
        #expect(GzipBomb(megabytes: .max).megabytes == 4095)
        #expect(GzipBomb(megabytes: -1).megabytes == 1)
    }
}
