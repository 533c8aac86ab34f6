import Foundation
import Model

/// A file that only the user can read and write, from the first byte on.
struct PrivateFile {
    let path: String

    /// Replaces the content as a whole: readers see the old content or the new one. It is on disk when this returns.
    func replace(with data: Data) throws(ServiceError) {
        let new = path + ".new"
        // A file of a killed process may have other permissions.
        unlink(new)
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
        guard descriptor >= 0 else { throw failure() }
        do throws(ServiceError) {
            defer { close(descriptor) }
            try fill(descriptor, with: data)
            guard fsync(descriptor) == 0 else { throw failure() }
        } catch {
            unlink(new)
            throw error
        }
        guard rename(new, path) == 0 else {
            let failure = failure()
            unlink(new)
            throw failure
        }
    }

    private func fill(_ descriptor: Int32, with data: Data) throws(ServiceError) {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure() }
            rest = rest.dropFirst(count)
        }
    }

    private func failure() -> ServiceError {
        .storage("the file \"\(path)\" can't be written: \(String(cString: strerror(errno)))")
    }
}
