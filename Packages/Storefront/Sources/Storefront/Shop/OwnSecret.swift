#if Headless || !canImport(SwiftUI)
    import Foundation

    /// What the own catalogue's server signs its tokens with: the same each time, so that who is signed in still is after
    /// a restart.
    struct OwnSecret: Hashable {
        private let file: URL

        /// - Parameter directory: Where the shop keeps its data.
        init(directory: URL) {
            file = directory.appending(path: "catalogue-secret")
        }

        /// - Parameter state: What the server keeps. Its secret is beside that.
        init(besides state: URL) {
            file = URL(filePath: state.path(percentEncoded: false) + ".secret")
        }

        /// The secret of the first time, made when there is none. Nil when it can't be kept: then the server has one of
        /// its own for as long as it runs.
        var value: [UInt8]? {
            if let known = stored { return known }
            var random = SystemRandomNumberGenerator()
            let new = (0..<Self.count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            let made = FileManager.default.createFile(
                atPath: file.path, contents: Data(new), attributes: [.posixPermissions: 0o600])
            return made ? new : nil
        }

        private var stored: [UInt8]? {
            guard let data = try? Data(contentsOf: file), data.count == Self.count else { return nil }
            return Array(data)
        }

        private static let count = 32
    }
#endif
