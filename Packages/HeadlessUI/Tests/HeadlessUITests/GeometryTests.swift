import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

/// The size that geometry readers have.
@MainActor @Suite(.timeLimit(.minutes(60))) struct GeometryTests {
    @Test func aReaderHasTheSizeOfTheScreen() {
        let host = ViewHost(
            GeometryReader { Text("\(Int($0.size.width)) x \(Int($0.frame(in: .global).height))" as String) })
        #expect(host.tree.texts == ["390 x 844"])
        host.environment.screenSize = CGSize(width: 1024, height: 768)
        #expect(host.tree.texts == ["1024 x 768"])
    }

    @Test func changesOfTheGeometryAreReported() {
        struct Measured: View {
            let log: Log
            var body: some View {
                Text("").onGeometryChange(for: CGFloat.self, of: \.size.width) { log.add("\(Int($0))") }
            }
        }
        let log = Log()
        let host = ViewHost(Measured(log: log))
        _ = host.tree
        host.environment.screenSize = CGSize(width: 1024, height: 844)
        _ = host.tree
        host.environment.screenSize = CGSize(width: 1024, height: 768)
        _ = host.tree
        #expect(log.lines == ["390", "1024"])
    }
}
