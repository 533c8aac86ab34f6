swift test --package-path Packages/GiftCards
make gallery-outlines
make test FILTER='GiftCards|GalleryTests|RoundTripTests'
