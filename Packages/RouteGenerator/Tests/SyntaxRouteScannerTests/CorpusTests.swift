#if SyntaxParser
    import RouteGenerator
    import SyntaxRouteScanner
    import Testing

    @Suite struct CorpusTests {
        @Test(arguments: Corpus.names.filter { $0 != "unterminated" })
        func theCorpusIsReadAlike(name: String) throws {
            let source = try Corpus.text(name)
            #expect(SyntaxScanner().faults(in: Array(source.utf8)) == [])
            let difference = try Comparison(Array(source.utf8)).difference()
            #expect(difference == "")
        }

        @Test(arguments: Corpus.names.filter { $0 != "unterminated" })
        func lineEndsTabsAndMarksMakeNoDifference(name: String) throws {
            let source = try Corpus.text(name)
            let variants = [
                source.replacing("\n", with: "\r\n"), source.replacing("    ", with: "\t"), "\u{FEFF}\(source)",
            ]
            for variant in variants {
                let difference = try Comparison(Array(variant.utf8)).difference()
                #expect(difference == "")
            }
        }

        /// What does not end is wrong for both; what stands before it is read.
        @Test func whatStandsBeforeAnUnterminatedStringIsReadAlike() throws {
            let comparison = Comparison(Array(try Corpus.text("unterminated").utf8))
            #expect(comparison.ours.routeConfigs.first == comparison.parsers.routeConfigs.first)
            #expect(comparison.ours.routes == comparison.parsers.routes)
        }
    }
#endif
