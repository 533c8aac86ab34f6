        case .giftCards(.shop):
            show(.shop)
