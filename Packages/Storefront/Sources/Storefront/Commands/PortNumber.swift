#if Headless || !canImport(SwiftUI)
    import ArgumentParser

    /// A port to listen on: 0 to 65535, where 0 is any free port.
    struct PortNumber: ExpressibleByArgument, Hashable {
        let value: Int

        init(_ value: UInt16) { self.value = Int(value) }

        init?(argument: String) {
            guard let value = UInt16(argument) else { return nil }
            self.init(value)
        }

        var defaultValueDescription: String { String(value) }
    }
#endif
