import FlowTestSupport
import Foundation
import Model
import Testing

@testable import Core

/// Each subject of a user's data on a full disk: a change fails, what was there before stays, and the same change succeeds
/// once there is space again.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct FullDiskTests {
    @Test(arguments: KilledSubject.allCases) func aChangeFailsAndLosesNothing(_ subject: KilledSubject) async throws {
        await #expect(processExitsWith: .success) { [name = subject.rawValue as String] in
            let subject = try #require(KilledSubject(rawValue: name))
            try await RealShop.run { shop in
                let process = KilledProcess(subject: subject, directory: shop.directory.url, api: shop.network.api)
                try await process.prepare()
                let services = try await process.open(process.device)
                var random = SplitMix64(seed: 3)
                var values = try await subject.values(services)
                for number in 1...20 {
                    let before = values
                    let change = try subject.change(&values, &random)
                    FullDisk.begin()
                    var failure: (any Error)?
                    do { try await change(services) } catch { failure = error }
                    let left = try await subject.values(services)
                    FullDisk.end()
                    // The server has space: it makes the change, and the app only can't store the response.
                    #expect((failure == nil) == subject.isOnServer, "change \(number): \(before), \(values)")
                    #expect(subject.allows(left, before: before, after: subject.isOnServer ? values : before))
                    try await change(services)
                    #expect(try await subject.values(services) == values, "change \(number)")
                }
                services.close()
                let left = try await process.valuesLeft()
                #expect(left == values)
            }
        }
    }

    /// The directory may be empty, or have the files of a process that was killed.
    @Test(arguments: [false, true]) func openingFailsAndReplacesNothing(isEmpty: Bool) async throws {
        await #expect(processExitsWith: .success) { [isEmpty = isEmpty as Bool] in
            let (directory, api) = (try TemporaryDirectory(), try #require(URL(string: "https://shop.example")))
            let process = KilledProcess(subject: .addresses, directory: directory.url, api: api)
            if !isEmpty { try await process.prepare() }
            FullDisk.begin()
            let error = await #expect(throws: StoreOpeningError.self) { _ = try await process.open(process.device) }
            FullDisk.end()
            #expect(error?.description.contains("the disk is full") == true || isEmpty, "\(String(describing: error))")
            let services = try await process.open(process.device)
            #expect(services.replacedDatabase == nil)
            #expect(await services.currentUser?.id == (isEmpty ? nil : .init(rawValue: 1)))
        }
    }
}
