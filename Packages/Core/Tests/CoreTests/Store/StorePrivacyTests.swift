import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// Nobody but its owner may read what the device holds, from the first byte on.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct StorePrivacyTests {
    private let directory: TemporaryDirectory
    private let device: URL

    init() throws {
        directory = try TemporaryDirectory()
        device = directory.url.appending(path: "a/device")
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    private func expectPrivate() throws {
        var count = 0
        #expect(try mode(device.path) == 0o700)
        for case let file as URL in try #require(
            FileManager.default.enumerator(at: device, includingPropertiesForKeys: nil))
        {
            let isDirectory = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
            #expect(try mode(file.path) == (isDirectory ? 0o700 : 0o600), "\(file.lastPathComponent)")
            count += 1
        }
        #expect(count >= 3)
    }

    private func fill() async throws -> (AppDatabase, DeviceStore) {
        let shop = try await AppDatabase.open(in: device)
        let device = try await shop.device(3)
        try await shop.save([.fixture(id: 1)])
        try await BagRepository(device: device).add(id(1), quantity: 1)
        return (shop, device)
    }

    @Test func everyFileIsItsOwnersOnly() async throws {
        let (shop, _) = try await fill()
        try expectPrivate()
        let names = try FileManager.default.subpathsOfDirectory(atPath: device.path)
        #expect(Set(names).isSuperset(of: ["shop.sqlite", "shop.sqlite-wal", "shop.sqlite-shm"]))
        try shop.close()
    }

    /// A version before made them with the rights that are usual.
    @Test func rightsOfAnOlderStoreAreTakenAway() async throws {
        let (shop, _) = try await fill()
        try shop.close()
        for name in try FileManager.default.subpathsOfDirectory(atPath: device.path) + ["."] {
            let path = device.appending(path: name).path
            var isDirectory: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            chmod(path, isDirectory.boolValue ? 0o755 : 0o644)
        }
        let again = try await fill()
        try expectPrivate()
        withExtendedLifetime(again) {}
    }

    @Test func replacedDatabaseFilesArePrivate() async throws {
        let (shop, _) = try await fill()
        try shop.close()
        unlink(device.appending(path: "shop.sqlite-wal").path)
        try Data("no database".utf8).write(to: device.appending(path: "shop.sqlite"))
        chmod(device.appending(path: "shop.sqlite").path, 0o644)
        let again = try await fill()
        #expect(try FileManager.default.contentsOfDirectory(atPath: device.path).contains("shop.sqlite.replaced-1"))
        try expectPrivate()
        withExtendedLifetime(again) {}
    }
}
