/// The spelling of a value in a path: the value itself, unless no segment can be spelled so.
///
/// The empty text, `.` and `..` get a leading tilde, and so do values that look like these with tildes.
public enum PathValue {
    /// Returns the segment for a value, not percent-encoded yet.
    public static func segment(of value: String) -> String { needsTilde(value.utf8) ? "~" + value : value }

    /// Returns the value of a decoded segment.
    public static func value(of segment: String) -> String {
        segment.utf8.first == UInt8(ascii: "~") && needsTilde(segment.utf8.dropFirst())
            ? String(segment.dropFirst()) : segment
    }

    /// Returns whether a text consists of tildes followed by at most two dots.
    private static func needsTilde(_ text: some Collection<UInt8>) -> Bool {
        let rest = text.drop { $0 == UInt8(ascii: "~") }
        return rest.count <= 2 && rest.allSatisfy { $0 == UInt8(ascii: ".") }
    }
}
