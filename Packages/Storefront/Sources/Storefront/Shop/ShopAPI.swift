#if Headless || !canImport(SwiftUI)
    import Foundation
    import Logging
    import StoreServer

    /// The shop API that a command uses: the given one, or the built-in one, which runs as long as it is used.
    struct ShopAPI {
        private let given: URL?
        private let ownPort: OwnPort
        private let stateFile: URL
        private let allowsFaults: Bool
        private let app: Data
        private let site: String

        /// - Parameters:
        ///   - given: The API to use; nil for the built-in one.
        ///   - directory: The directory of the shop's data.
        ///   - allowsFaults: Whether requests to the built-in API can ask for faults.
        ///   - app: The configuration that the built-in API sends to the app, as JSON.
        ///   - site: The beginning of the links in messages to users, which the built-in API prints.
        init(
            _ given: APIAddress?, directory: DataDirectory, allowsFaults: Bool = false,
            app: Data = Data("{}".utf8), site: String = ""
        ) {
            self.given = given?.url
            ownPort = OwnPort(directory: directory.url)
            stateFile = directory.url.appending(path: "catalog-state.json")
            self.allowsFaults = allowsFaults
            self.app = app
            self.site = site
        }

        func use(logger: Logger, _ body: (URL) async throws -> Void) async throws {
            if let given { return try await body(given) }
            do {
                try await useOwn(port: ownPort.value, stateFile: stateFile, logger: logger, body)
            } catch StoreServerError.portInUse {
                // Another shop probably uses the same data, and its server owns the state file. This shop's server works on
                // a copy, which knows the tokens of the users who are signed in.
                let copy = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
                defer { try? FileManager.default.removeItem(at: copy) }
                try? FileManager.default.copyItem(at: stateFile, to: copy)
                try await useOwn(port: 0, stateFile: copy, logger: logger, body)
            }
        }

        private func useOwn(
            port: Int, stateFile: URL?, logger: Logger, _ body: (URL) async throws -> Void
        ) async throws {
            let server = StoreServer(
                configuration: .init(
                    port: port, allowsFaultsOnDemand: allowsFaults, app: app, stateFile: stateFile),
                logger: logger
            ) { [site] mail in Output.mail(mail, site: site) }
            if let setAside = server.setAside {
                Output.warning(
                    "The state of the built-in API is damaged or of another version. It was moved to \(setAside.path), and the API starts without it."
                )
            }
            try await server.serve { address in
                ownPort.keep(address.port)
                try await body(address.baseURL)
            }
        }
    }
#endif
