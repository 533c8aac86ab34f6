            giftCards: GiftCardsDependencyContainer(giftCards: shop.giftCards, reachability: shop.reachability),
