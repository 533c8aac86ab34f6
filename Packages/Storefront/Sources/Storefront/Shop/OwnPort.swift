#if Headless || !canImport(SwiftUI)
    import Foundation

    /// The port of the own catalogue's server: the same each time, as long as it is free.
    ///
    /// A device stores the addresses of pictures, and an address has the port in it.
    struct OwnPort: Hashable {
        private let file: URL

        /// - Parameter directory: Where the shop keeps its data.
        init(directory: URL) {
            file = directory.appending(path: "catalogue-port")
        }

        /// The port of the first time; 0, any that is free, when there was none.
        var value: Int {
            guard let text = try? String(contentsOf: file, encoding: .utf8),
                let port = UInt16(text.trimmingCharacters(in: .whitespacesAndNewlines))
            else { return 0 }
            return Int(port)
        }

        /// Keeps the first port. A later one, taken since another program has the first, is not worth it: that program
        /// may be another window of this very shop.
        func keep(_ port: Int) {
            guard value == 0 else { return }
            // Without it, only pictures seen before are lost at the next start.
            try? Data("\(port)\n".utf8).write(to: file, options: .atomic)
        }
    }
#endif
