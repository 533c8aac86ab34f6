/// How a value stands in a path: as it is, unless no segment can be so.
///
/// The empty text, `.` and `..` are written with a tilde before them, and so is what looks like one of these with tildes.
public enum PathValue {
    /// The segment that stands for a value, not encoded yet.
    public static func segment(of value: String) -> String { needsTilde(value.utf8) ? "~" + value : value }

    /// The value for which a decoded segment stands.
    public static func value(of segment: String) -> String {
        segment.utf8.first == UInt8(ascii: "~") && needsTilde(segment.utf8.dropFirst())
            ? String(segment.dropFirst()) : segment
    }

    /// Tildes, then at most two dots, and nothing else.
    private static func needsTilde(_ text: some Collection<UInt8>) -> Bool {
        let rest = text.drop { $0 == UInt8(ascii: "~") }
        return rest.count <= 2 && rest.allSatisfy { $0 == UInt8(ascii: ".") }
    }
}
