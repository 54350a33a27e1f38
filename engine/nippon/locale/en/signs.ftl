# What the signs in the pictures stand for.
nippon-sign-vp = VP, the points that win the game
nippon-sign-good = goods of any type
nippon-sign-worker = worker; with a hat: expert
nippon-sign-any_worker = worker of any colour
nippon-sign-plaque = department bonus; yellow frame: improved
nippon-sign-fan = favour and its level
nippon-sign-flags = threshold: one flag lower, two upper
nippon-sign-influence = influence
nippon-sign-unlock = an influence token becomes available
nippon-sign-globe = foreign companies and their value
nippon-sign-bag = workers in the bag
nippon-sign-lock = kept at consolidation, or not available yet
nippon-sign-tick = done
nippon-sign-most = Automa: where most workers are
