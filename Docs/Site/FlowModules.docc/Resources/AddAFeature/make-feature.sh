make feature NAME=GiftCards TAB=yes SERVICE=yes
