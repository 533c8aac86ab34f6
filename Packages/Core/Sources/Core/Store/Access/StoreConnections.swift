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
        let pass = try gate.makePass()
        defer { pass.giveBack() }
        return try await pool.read(pass.until(value))
    }

    /// Reads in one transaction, on this thread.
    func readHere<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try gate.pass { try pool.read(value) }
    }

    /// Reads without a transaction.
    func readOnce<Value: Sendable>(_ value: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        let pass = try gate.makePass()
        defer { pass.giveBack() }
        return try await pool.unsafeRead(pass.until(value))
    }

    /// Reads without a transaction, on this thread, and soonest of all.
    func readBriefly<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try gate.pass {
            guard let reader = try readers.take() else { return try pool.unsafeRead(value) }
            defer { readers.put(back: reader) }
            return try reader.unsafeRead(value)
        }
    }

    /// Writes in one transaction.
    func write<Value: Sendable>(_ change: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        let pass = try gate.makePass()
        defer { pass.giveBack() }
        return try await pool.write(pass.until(change))
    }

    /// Writes without a transaction, unless the change begins one.
    func writeAsItIs<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        let pass = try gate.makePass()
        defer { pass.giveBack() }
        return try await pool.writeWithoutTransaction(pass.until(change))
    }

    /// Closes the file, when whoever uses it is done. Without effect when it is closed.
    func close() throws {
        try gate.close()
        // Who closes last moves the log into the file, and only who writes can do that.
        try readers.close()
        try pool.close()
    }
}

extension StoreGate.Pass {
    /// Gives it back when that is done, on that thread: the caller's may be the one that closes, and waits for it.
    fileprivate func until<Value>(
        _ use: @escaping @Sendable (Database) throws -> Value
    ) -> @Sendable (Database) throws -> Value {
        { database in
            defer { self.giveBack() }
            return try use(database)
        }
    }
}
