/// Walks through the tokens of a source and takes down what it declares.
struct DeclarationReader {
    /// What a brace belongs to.
    struct Scope {
        /// The type, with those around it; nil for the body of anything else.
        var type: String?
        var kind: TypeDeclaration.Kind?
        /// The enumeration whose cases are taken down.
        var cases: WritableKeyPath<FileDeclarations, [EnumDeclaration]>?
    }

    let tokens: Tokens
    let lines: Lines
    let headers: TypeHeaderReader
    var result: FileDeclarations
    var scopes: [Scope] = []
    var index = 0
    /// How many `#if` are open.
    var conditions = 0

    init(_ bytes: SourceBytes, of file: SourceFile) {
        tokens = Tokens(bytes)
        lines = Lines(bytes)
        headers = TypeHeaderReader(tokens: tokens, module: file.module)
        result = FileDeclarations(file)
    }

    static func declarations(_ bytes: SourceBytes, of file: SourceFile) -> FileDeclarations {
        var reader = DeclarationReader(bytes, of: file)
        while reader.index < reader.tokens.count { reader.step() }
        return reader.result
    }

    private mutating func step() {
        guard let token = tokens[index] else { return }
        switch token.kind {
        case .word: readWord()
        case .sign: readSign()
        case .escapedName, .number, .string, .interpolatedString, .regex: index += 1
        }
    }

    private mutating func readSign() {
        if tokens.isSign("{", index) {
            scopes.append(Scope())
        } else if tokens.isSign("}", index) {
            _ = scopes.popLast()
        } else if tokens.isSign("#", index), tokens[index + 1]?.isAttached == true {
            if tokens.word(index + 1) == "if" { conditions += 1 }
            if tokens.word(index + 1) == "endif" { conditions = max(0, conditions - 1) }
        }
        index += 1
    }

    private mutating func readWord() {
        switch tokens.word(index) {
        case "actor", "class", "enum", "extension", "protocol", "struct":
            if let header = headers.header(at: index) { open(header) } else { index += 1 }
        case "case": readCases()
        case "let", "var": readConstant()
        case "RouteConfig", "ActivityConfig":
            if isCall(index) { result.strays.append(Located(tokens.word(index), at: position(of: index))) }
            index += 1
        default: index += 1
        }
    }

    func position(of index: Int) -> SourcePosition { lines.position(of: tokens[index]?.start ?? 0) }

    /// Whether a value is made: `RouteConfig(…)`, `RouteConfig.init(…)`, `config: RouteConfig = .init(…)`.
    private func isCall(_ index: Int) -> Bool {
        if ["func", "struct", "class", "extension", "typealias"].contains(tokens.word(index - 1)) { return false }
        let next = tokens.isLoneSign("=", index + 1) ? index + 2 : index + 1
        if tokens.isSign("(", next) { return next == index + 1 }
        return tokens.isSign(".", next) && tokens.word(next + 1) == "init" && tokens.isSign("(", next + 2)
    }
}
