import GRDB

/// All connections to one SQLite file, and the gate that everybody goes through on the way to one.
final class StoreConnections: Sendable {
    /// For those who see to it themselves that nobody closes meanwhile.
    let pool: DatabasePool
    private let gate = StoreGate()
    private let readers: BriefReaders

    init(_ pool: DatabasePool) {
        self.pool = pool
        readers = BriefReaders(path: pool.path)
    }

    /// For what goes on on another thread.
    func makePass() throws -> StoreGate.Pass { try gate.makePass() }

    /// Reads in one transaction.
    func read<Value: Sendable>(_ value: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await passing { interruption, done in
            self.pool.asyncRead { database in
                done(Result { try interruption.during(database.get(), value) })
            }
        }
    }

    /// Reads in one transaction, on this thread.
    func readHere<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try gate.pass { try pool.read(value) }
    }

    /// Reads without a transaction.
    func readOnce<Value: Sendable>(_ value: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await passing { interruption, done in
            self.pool.asyncUnsafeRead { database in
                done(Result { try interruption.during(database.get(), value) })
            }
        }
    }

    /// Reads without a transaction, on this thread, and soonest of all.
    func readBriefly<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try gate.pass {
            guard let reader = try readers.take() else { return try pool.unsafeRead(value) }
            defer { readers.put(back: reader) }
            return try reader.unsafeRead(value)
        }
    }

    /// Writes in one transaction. What has begun is not given up.
    func write<Value: Sendable>(_ change: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await passing { interruption, done in
            self.pool.asyncWrite {
                try interruption.check()
                return try change($0)
            } completion: { _, result in
                done(result)
            }
        }
    }

    /// Writes without a transaction, unless the change begins one. What has begun is not given up.
    func writeAsItIs<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await passing { interruption, done in
            self.pool.asyncWriteWithoutTransaction { database in
                done(
                    Result {
                        try interruption.check()
                        return try change(database)
                    })
            }
        }
    }

    /// Closes the file, when whoever uses it is done. Without effect when it is closed.
    func close() throws {
        try gate.close()
        // Who closes last moves the log into the file, and only who writes can do that.
        try readers.close()
        try pool.close()
    }
}

extension StoreConnections {
    /// Waits for what is done on a queue of GRDB's, inside the gate.
    ///
    /// From the way in to the end nothing of it needs a thread of Swift's tasks, which may all be waiting for the gate to
    /// close: GRDB's own asynchronous functions would come back to one in the middle.
    private func passing<Value: Sendable>(
        _ begin: (Interruption, @escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
    ) async throws -> Value {
        let pass = try gate.makePass()
        let interruption = Interruption()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                begin(interruption) { result in
                    pass.giveBack()
                    continuation.resume(with: result)
                }
            }
        } onCancel: {
            interruption.cancel()
        }
    }
}
