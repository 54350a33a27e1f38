yokohama-lesson-intro =
    You are a **merchant in Yokohama**, a port that has just opened to the world. You send assistants into its areas, walk your president to one of them and act there: goods, money, orders, technologies.

    Whoever has the most points (**VP**) in the end wins; fulfilled orders bring most of them. A whole game takes about an hour and a half; the guide goes with you through the first four turns.

yokohama-lesson-spread-title = assistants
yokohama-lesson-spread = A turn begins with **assistants**: up to three, each in another area, or two together in one. Your president can only act where they stand, and only walk over areas where they are. In the picture the large number is your **power** there, with the president; the boxed one is what that brings. Place one in the bank, one in port A, one where you like.
yokohama-lesson-spread-done = Assistants in several areas make a network of roads. What you do not use today is still there tomorrow.
yokohama-lesson-spread-missed = One assistant in the bank and one in port A open both of them for your president: first an order, then money.
yokohama-lesson-president-title = the president
yokohama-lesson-president = Now your **president** goes to one area with an assistant of yours, and you act there. Your power is the number of your pieces in it: president and one assistant make 2. Go to port A, where the orders are.
yokohama-lesson-president-done = Power 2 in a port lets you choose between two orders. After the action the assistants in that area come back to your hand.
yokohama-lesson-president-missed = Port A is where you get orders, and they are your first source of points.
yokohama-lesson-order-title = orders
yokohama-lesson-order = **Orders** turn goods into points: you pay the goods that are printed, whenever you have them, and get the reward. You began with one, no. 6, for 2 copper. Take the one for 2 copper, 2 silk and 2 fish: it is worth 9 VP.
yokohama-lesson-order-done = A big order tells you for a few turns where to go. Its country counts, too: sets of different countries score at the end.
yokohama-lesson-order-missed = The order for 2 copper, 2 silk and 2 fish is worth 9 VP.
yokohama-lesson-pair-title = a pair
yokohama-lesson-pair = One assistant already stands in the bank. Two more **together** make your action there much stronger, since power grows with every piece. Place a pair in the bank.
yokohama-lesson-pair-done = Three assistants and soon your president: power 4. One strong action usually beats two weak ones.
yokohama-lesson-pair-missed = Three assistants in the bank and your president make power 4: ¥4, and you may build there.
yokohama-lesson-power-title = power
yokohama-lesson-power = In each area the number in the box is what your power brings, those after it what more power would. In the bank power 4 is ¥4, and from **power 4** on you may build as well. With power 5 you may also take the **five-power token** that lies in the area, for its reward. Move your president to the bank.
yokohama-lesson-power-done = ¥4, and now you may build. Every area has such numbers, so look at them before you go there.
yokohama-lesson-power-missed = The bank gives ¥4 with power 4, and afterwards you may build there.
yokohama-lesson-shop-title = shops
yokohama-lesson-shop = A **shop** brings what is printed on its space, at once, and **adds 1 to your power** there for the rest of the game. A trading house does so, too, brings more, and earns ¥1 whenever others act there. Take the space with 1 copper and 1 silk: copper is what your first order lacks.
yokohama-lesson-shop-done = Your second copper. Shops also count towards **achievements**: aims that are worth points to whoever claims them, most to the first.
yokohama-lesson-shop-missed = The space with 1 copper and 1 silk gives you what order no. 6 lacks, so you can fulfil it in this very turn.
yokohama-lesson-fulfil-title = fulfilling orders
yokohama-lesson-fulfil = Before your turn ends you may **fulfil orders**, as many as you can pay. You have 2 copper now: fulfil order no. 6.
yokohama-lesson-fulfil-done = A point, an **import** (goods from overseas: the customs house and the laboratory take them as payment), and a flag of the United States. Two flags of one country bring an agent: an extra action when you need it.
yokohama-lesson-fulfil-missed = Order no. 6 brings a point, an import and a flag of the United States, and you have the goods for it.
yokohama-lesson-technology-title = technologies
yokohama-lesson-technology = **Technologies** come from laboratories. A card asks for **production**: your power counts, and every point that is missing costs ¥2 or one import, a good from overseas. Place a pair in laboratory A, go there and take the Exposition: 10 VP at once, and its value counts at the end, too.
yokohama-lesson-technology-done = That card is 10 VP as soon as it is paid. Most technologies help for the rest of the game, so an early one is worth more than its price.
yokohama-lesson-technology-missed = The Exposition is worth 10 VP at once, and its value counts at the end, too.
yokohama-lesson-route-title = a turn of your own
yokohama-lesson-route = The church rewards **faith** (your power, and 1 for each kind of thing you give), the customs house takes imports; other areas bring the goods your orders still need. Mind the way: passing another president costs ¥1, and you may not stop where one stands.
yokohama-lesson-route-done = Place, walk, act: all your turns go like this one.
yokohama-lesson-open-title = a game of your own
yokohama-lesson-open = **The end** comes when the church or the customs house is full, a port cannot be filled up, or somebody has 4 trading houses or 8 shops. After one more round this counts:
    - most assistants in the **church**: 6 VP; second: 3
    - most in the **customs house**: 8 VP; second: 4
    - highest sum of **technologies**: 10 VP; second: 5
    - a set of 2, 3, 4 or 5 different **flags**: 2, 4, 8 or 12 VP
    - **what is left**: 1 VP for each import, each agent, every ¥2 and every 3 goods

    Now **play on as long as you like**: **More** has a **Hint**. **Open a table** begins a new game.
yokohama-lesson-open-done = From here on the game is all yours. Good luck!
