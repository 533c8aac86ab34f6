#if Headless || !canImport(SwiftUI)
    import Foundation
    import Logging
    import Model
    import Testing

    @testable import Storefront

    /// The notification permission of a browser or a terminal.
    @MainActor
    @Suite struct DeviceNotificationsTests {
        private let directory = FileManager.default.temporaryDirectory.appending(path: "device-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        }

        private func device(answering answer: Bool? = nil) -> DeviceNotifications {
            let device = DeviceNotifications(directory: directory, logger: .storefront(verbose: false))
            device.setAsk { answer }
            return device
        }

        private func clearUp() { try? FileManager.default.removeItem(at: directory) }

        private func first<Value: Sendable>(_ values: AsyncStream<Value>) async -> Value? {
            for await value in values { return value }
            return nil
        }

        @Test func theAnswerAndTheTokenAreStored() async {
            defer { clearUp() }
            let before = device(answering: true)
            #expect(await first(before.authorization()) == .notDetermined)
            #expect(await before.request() == .authorized)
            let after = device(answering: false)
            #expect(await first(after.authorization()) == .authorized)
            #expect(await after.request() == .authorized, "an allowed permission isn't asked for again")
            #expect(await first(before.pushToken()) == first(after.pushToken()))
        }

        @Test func aDenialCanBeTakenBack() async {
            defer { clearUp() }
            let denied = device(answering: false)
            #expect(await denied.request() == .denied && denied.isDenied)
            let asked = device(answering: true)
            #expect(asked.isDenied && asked.settings == nil)
            #expect(await asked.request() == .authorized && !asked.isDenied)
        }

        @Test func undecidedPermissionIsNotStored() async {
            defer { clearUp() }
            #expect(await device().request() == .notDetermined)
            #expect(await first(device().authorization()) == .notDetermined)
            #expect(!FileManager.default.fileExists(atPath: directory.appending(path: "notifications.json").path))
        }

        @Test func anUnreadableFileIsNoAnswer() async throws {
            defer { clearUp() }
            try Data("{".utf8).write(to: directory.appending(path: "notifications.json"))
            #expect(await first(device().authorization()) == .notDetermined)
            #expect(await device(answering: true).request() == .authorized)
        }
    }
#endif
