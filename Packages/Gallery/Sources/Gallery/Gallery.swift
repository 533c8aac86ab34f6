#if DEBUG
    import ActivitySwitcher
    import Authentication
    import Bag
    import Brochures
    import CategorySelector
    import Checkout
    import DebugMenu
    import Home
    import MyAccount
    import Orders
    import ProductDetails
    import ProductListing
    import Purchasing
    import Search
    import SharedUI
    import Web
    import Wishlist

    /// The screens of the shop.
    @MainActor
    enum Gallery {
        /// All screens in all states. Each access makes new view models, so that a state is always shown from its beginning.
        static var screens: [GalleryScreen] {
            [
                .home, .productListing, .listingFilters, .productDetails, .productPictures, .productReviews,
                .writeReview, .search, .categorySelector, .wishlist, .bag,
                .checkout, .delivery, .payment, .paymentConfirmation, .orderReview, .orderPlaced,
                .account, .signIn, .register, .forgottenPassword, .resetPassword, .accessDenied, .profile, .orders,
                .order, .ownReviews, .savedItems,
                .addresses, .address, .notifications, .settings, .notificationSettings, .about, .webPage,
                .brochures, .brochure, .quickOrder, .buyAgain, .activitySwitcher, .debugMenu, .analyticsEvents,
                .featureFlags, .linkTester,
                .navigationJournal, .pushSender, .storeInspector, .networkFaults, .endpointPicker,
                .componentCatalog,
                .components, .updateRequired,
            ]
        }
    }
#endif
