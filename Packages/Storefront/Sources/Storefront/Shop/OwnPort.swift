#if Headless || !canImport(SwiftUI)
    import Foundation

    /// The port of the built-in API: the same each time, as long as it is free.
    ///
    /// A device stores the addresses of pictures, and an address has the port in it.
    struct OwnPort: Hashable {
        private let file: URL

        /// - Parameter directory: The directory of the shop's data.
        init(directory: URL) {
            file = directory.appending(path: "catalog-port")
        }

        /// The port of the first run, or 0 for any free port.
        var value: Int {
            guard let text = try? String(contentsOf: file, encoding: .utf8),
                let port = UInt16(text.trimmingCharacters(in: .whitespacesAndNewlines))
            else { return 0 }
            return Int(port)
        }

        /// Stores the first port. A later one isn't stored: it was used because another program has the first, and that
        /// program may be another instance of this shop.
        func keep(_ port: Int) {
            guard value == 0 else { return }
            // Without it, only cached pictures are lost at the next start.
            try? Data("\(port)\n".utf8).write(to: file, options: .atomic)
        }
    }
#endif
