import Foundation
import Mocks
import Model
import Synchronization
import Testing

@testable import Core

/// A session whose tokens are in a vault, as they are in the keychain of Apple's systems.
@Suite struct TokenVaultTests {
    private let vault = MemoryVault()
    private let log = LogRecorder()
    private let directory: TemporaryDirectory
    private let file: SessionFile
    private let first = Tokens(access: "access-1", refresh: "refresh-1")
    private let second = Tokens(access: "access-2", refresh: "refresh-2")

    init() throws {
        directory = try TemporaryDirectory()
        let server = try #require(URL(string: "https://shop.example"))
        file = SessionFile(in: directory.url, server: server, vault: vault)
    }

    private var kept: Tokens? {
        if case .signedIn(_, let tokens) = file.read(log.logger) { tokens } else { nil }
    }

    @Test func theyAreInTheVaultAndNotInTheFile() throws {
        try file.write(.emily, first)
        #expect(kept == first)
        let text = try String(contentsOfFile: file.path, encoding: .utf8)
        #expect(!text.contains("access-1") && !text.contains("refresh-1"))
        #expect(text.contains(try #require(vault.names.first)))
        #expect(log.all.isEmpty)
    }

    @Test func newOnesTakeThePlaceOfTheOld() throws {
        try file.write(.emily, first)
        let old = vault.names
        try file.write(.emily, second)
        #expect(kept == second)
        #expect(vault.names.count == 1)
        #expect(vault.names != old)
    }

    @Test func aProcessThatEndsBetweenVaultAndFileHasTheOldOnes() throws {
        try file.write(.emily, first)
        let name = try #require(vault.names.first) + "-not-in-the-file"
        try vault.keep(second, named: name)
        #expect(kept == first)
        #expect(!vault.names.contains(name))
    }

    /// Apps and tools can open several directories, and the system has one keychain.
    @Test func directoriesDoNotDeleteTheTokensOfEachOther() throws {
        try file.write(.emily, first)
        let server = try #require(URL(string: "https://shop.example"))
        for name in ["other", "other/deeper"] {
            let directory = directory.url.appending(path: name)
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            let other = SessionFile(in: directory, server: server, vault: vault)
            guard case .missing = other.read(log.logger) else {
                Issue.record("the directory \(name) has a session")
                return
            }
            #expect(kept == first)
            try other.write(.emily, second)
            #expect(kept == first)
            try other.signOut(OwnerID(rawValue: "owner"))
            #expect(kept == first)
        }
        #expect(vault.names.count == 1)
    }

    @Test func aVaultThatKeepsNothingSignsNobodyIn() throws {
        try file.write(.emily, first)
        vault.fails.withLock { $0 = true }
        #expect(throws: ServiceError.storage("the keychain can't be used")) { try file.write(.emily, second) }
        #expect(throws: ServiceError.storage("the keychain can't be used")) { try file.remove() }
        #expect(kept == nil)
        #expect(
            log.all.last == """
                warning The session's tokens can't be read. The user is signed out and has to sign in again. The device's store failed: \
                the keychain can't be used. Check that the disk isn't full and that the file is writable.
                """)
        vault.fails.withLock { $0 = false }
        // Nothing was lost meanwhile.
        #expect(kept == first)
    }

    @Test func aFileThatCanNotBeRemovedKeepsTheTokens() throws {
        try file.write(.emily, first)
        let names = vault.names
        // A directory can't be removed like a file.
        try FileManager.default.removeItem(atPath: file.path)
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
        #expect(throws: ServiceError.self) { try file.remove() }
        #expect(vault.names == names && names.count == 1)
    }

    @Test func tokensThatAreGoneMeanSigningInAgain() throws {
        try file.write(.emily, first)
        try vault.forgetAll(startingWith: "", except: nil)
        guard case .unreadable = file.read(log.logger) else {
            Issue.record("Somebody is signed in without tokens.")
            return
        }
        #expect(
            log.all == [
                """
                warning The tokens of the session file "\(file.path)" are gone. The user is signed out and has to sign in again.
                """
            ])
    }

    @Test func signingOutRemovesTheTokens() throws {
        try file.write(.emily, first)
        try file.signOut(OwnerID(rawValue: "owner"))
        #expect(vault.names.isEmpty)
        guard case .signedOut(let owner) = file.read(log.logger) else {
            Issue.record("the file isn't a tombstone")
            return
        }
        #expect(owner == OwnerID(rawValue: "owner"))
        #expect(log.all.isEmpty)
    }

    @Test func aSignOutThatCanNotRemoveTheTokensKeepsTheSession() throws {
        try file.write(.emily, first)
        vault.fails.withLock { $0 = true }
        #expect(throws: ServiceError.self) { try file.signOut(OwnerID(rawValue: "owner")) }
        vault.fails.withLock { $0 = false }
        #expect(kept == first)
    }

    @Test func removingTheSessionFileRemovesItsTokens() throws {
        try file.write(.emily, first)
        try file.remove()
        #expect(vault.names.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        try file.remove()
    }

    /// A keychain outlives the app.
    @Test func tokensOfARemovedAppAreDeleted() throws {
        try file.write(.emily, first)
        try FileManager.default.removeItem(atPath: file.path)
        #expect(kept == nil)
        #expect(vault.names.isEmpty)
    }

    @Test func tokensInTheFileOfAnEarlierVersionHoldAndMoveWithTheNext() throws {
        let server = try #require(URL(string: "https://shop.example"))
        try SessionFile(in: directory.url, server: server)
            .write(.emily, first)
        #expect(kept == first)
        try file.write(.emily, second)
        #expect(kept == second)
        #expect(try !String(contentsOfFile: file.path, encoding: .utf8).contains("access"))
    }
}

/// A vault that is gone with the process.
private final class MemoryVault: TokenVault {
    let fails = Mutex(false)
    private let all = Mutex<[String: Tokens]>([:])

    var names: Set<String> { all.withLock { Set($0.keys) } }

    func tokens(named name: String) throws(ServiceError) -> Tokens? {
        try check()
        return all.withLock { $0[name] }
    }

    func keep(_ tokens: Tokens, named name: String) throws(ServiceError) {
        try check()
        all.withLock { $0[name] = tokens }
    }

    func forgetAll(startingWith prefix: String, except name: String?) throws(ServiceError) {
        try check()
        all.withLock { all in all = all.filter { !$0.key.hasPrefix(prefix) || $0.key == name } }
    }

    private func check() throws(ServiceError) {
        if fails.withLock(\.self) { throw .storage("the keychain can't be used") }
    }
}
