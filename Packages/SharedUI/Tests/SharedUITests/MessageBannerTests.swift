#if Headless || !canImport(SwiftUI)
    import Foundation
    import ScreenTesting
    import Testing

    @testable import SharedUI
    @_spi(Inspection) import HeadlessUI

    @MainActor
    @Suite struct MessageBannerTests {
        private final class Told {
            var words: [String] = []
        }

        private let told = Told()

        private func shown(
            _ title: String = "Your order is on its way", _ message: String = "It arrives tomorrow.", opens: Bool = true
        ) -> ScreenDriver {
            let open: @MainActor () -> Void = { [told] in told.words.append("open") }
            return ScreenDriver { [told] in
                MessageBanner(
                    title: "\(title)", message: message.isEmpty ? nil : "\(message)", identifier: "inbox.message",
                    open: opens ? open : nil
                ) {
                    told.words.append("dismiss")
                }
            }
        }

        @Test func aTapOpensIt() {
            let app = shown()
            app.expectOutline(
                """
                screen
                  group #inbox.message.banner
                    button "Your order is on its way It arrives tomorrow." #inbox.message.open.button
                    button "Dismiss message" #inbox.message.dismiss.button
                """)
            app.tap("Your order is on its way")
            #expect(told.words == ["open"])
        }

        @Test func itCanBeDismissedWithoutBeingOpened() {
            shown().tap("Dismiss message")
            #expect(told.words == ["dismiss"])
        }

        @Test func aMessageThatLeadsNowhereIsNoButton() {
            let app = shown(opens: false)
            app.expectOutline(
                """
                screen
                  group #inbox.message.banner
                    group "Your order is on its way It arrives tomorrow." #inbox.message.label
                    button "Dismiss message" #inbox.message.dismiss.button
                """)
        }

        @Test func aTitleIsEnough() {
            #expect(shown("Sale", "").shows("Sale"))
        }

        @Test func accessibilityLabelContainsTheFullMessage() {
            let long = String(repeating: "a long story, ", count: 100)
            let app = shown(long, long)
            #expect(app.label(of: .id("inbox.message.open.button")) == "\(long) \(long)")
        }

        @Test(
            arguments: [
                (CGSize(width: 0, height: -24), true), (CGSize(width: 20, height: -60), true),
                (CGSize(width: 0, height: -23), false), (CGSize(width: -80, height: -60), false),
                (CGSize(width: 0, height: 60), false), (.zero, false),
            ])
        func onlyASwipeUpwardsDismissesIt(_ translation: CGSize, _ isComplete: Bool) {
            #expect(SwipeUp(translation).isComplete == isComplete)
        }

        @Test func aSwipeUpwardsSendsItAway() throws {
            let host = ViewHost(banner())
            let banner = try #require(host.tree.first { $0.takes(.drag) })
            banner.send(.drag, "4,30")
            #expect(told.words == [])
            banner.send(.drag, "4,-30")
            #expect(told.words == ["dismiss"])
        }

        @Test func escapeSendsItAway() throws {
            let host = ViewHost(banner())
            #expect(try #require(host.tree.first(identifier: "inbox.message.banner")).send(.dismiss))
            #expect(told.words == ["dismiss"])
        }

        private func banner() -> MessageBanner {
            MessageBanner(title: "Sale", message: nil, identifier: "inbox.message", open: nil) { [told] in
                told.words.append("dismiss")
            }
        }

        @Test func inAnInsetItIsThereWhileThereIsAMessage() {
            let inbox = Inbox()
            let app = ScreenDriver { InboxView(inbox: inbox) }
            #expect(!app.shows("Sale"))
            inbox.message = "Sale"
            #expect(app.shows("Sale"))
            app.tap("Dismiss message")
            #expect(app.outline == "screen\n  text \"The screen\"")
        }
    }

    @MainActor
    private final class Inbox: ObservableObject {
        @Published var message: String?
    }

    /// A screen with its messages at the top, as the documentation says.
    private struct InboxView: View {
        @ObservedObject var inbox: Inbox

        var body: some View {
            Text("The screen").safeAreaInset(edge: .top) {
                if let message = inbox.message {
                    MessageBanner(title: "\(message)", message: nil, identifier: "inbox.message", open: nil) {
                        inbox.message = nil
                    }
                }
            }
        }
    }
#endif
