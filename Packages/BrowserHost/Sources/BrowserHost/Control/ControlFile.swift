import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The file with the ``ControlAddress`` of a running host. It holds a secret, so only its owner may read it.
struct ControlFile: Sendable {
    let root: URL
    let token: String

    private var file: URL { ControlAddress.file(in: root) }

    func write(port: Int) throws {
        let text = try JSONEncoder().encode(ControlAddress(port: port, token: token))
        // Written under another name first, so that readers find all of it or nothing.
        let draft = root.appending(path: "control-\(RandomToken.make()).draft")
        let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Self.failure }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: text)
            try handle.close()
            guard rename(draft.path, file.path) == 0 else { throw Self.failure }
        } catch {
            unlink(draft.path)
            throw error
        }
    }

    /// Takes it away, unless another host has put its own there.
    func remove() {
        guard ControlAddress.ofHost(in: root)?.token == token else { return }
        unlink(file.path)
    }

    private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
