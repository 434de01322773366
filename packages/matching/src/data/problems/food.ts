import type { Problems } from './problems.ts';

/** Food and drink, hotels and travel. */
export const foodProblems: Problems = {
  food: `
    bring my grandmother's chutney into shops
    our new snack needs somebody who knows how such things are made
    something to eat and drink for our stand at the fair
    regional specialities for our gift baskets
    develop a vegetarian spread
    producers for our village market
    a partner for a line of sauces
    how do I legally sell what I cook at home
    tasty things from the region for our hotel minibar
  `,
  bakery: `
    fresh rolls every morning for our hotel
    something sweet with forty candles
    croissants for our breakfast buffet
    three tiers with sugar roses for our big day
    loaves without gluten
    sheets of apple streusel for the parish fete
    buns for our burger stand
    who supplies our canteen with rolls at six
    decorated biscuits for the christening
  `,
  restaurant: `
    a table for twenty on Friday evening
    where can I take clients out for dinner
    somewhere nice to eat with my parents
    anniversary dinner with five courses
    lunch near the station with a group
    somewhere that serves Ethiopian dishes
    feed our coach party at noon
    celebrate grandmother's 90th with a good meal
    our inn needs somebody at the stove
  `,
  cafe: `
    a cosy place for cake and a cappuccino with friends
    freshly roasted beans for our office
    somewhere to sit with a laptop in the morning
    our espresso tastes burnt, who teaches us
    fair trade Arabica for our hotel
    place for our knitting circle on Thursdays
    someone to make flat whites at our fair stand
    breakfast meeting for six people
    a nice place for mothers with prams
  `,
  catering: `
    feed eighty guests at our wedding in the barn
    sandwiches for a seminar with twenty people
    hot buffet at our opening, brought to us
    something to nibble at our vernissage
    lunch for our staff every day, brought in
    a barbecue for the whole company with everything
    dinner for fifty in our garden, we do not want to cook
    plates, glasses, drinks and staff for our anniversary
    vegan finger buffet for a conference
  `,
  bars: `
    somewhere for drinks after work
    mix long drinks at our party
    farewell evening with gin and music
    somebody behind the counter for our gala
    which place has darts and a good stout on draught
    book a lounge for our stag night
    mojitos and mocktails at our summer night
    teach our staff to mix drinks
    a place to dance until four in the morning
  `,
  brewing: `
    an ale with our own label for the anniversary
    kegs for the fire brigade's fete
    distil a gin from our herbs
    something to go with a six course menu, by the bottle
    tasting evening with hops and malt
    a pale ale on tap from our town
    make schnapps from our plums
    sparkling for 100 guests
    alcohol-free lager from the region
  `,
  grocery: `
    nowhere to buy milk and bread in our village
    unpackaged rice and pasta
    cheese and olives for our buffet
    weekly shopping brought to my mother
    fruit basket for our office
    who stocks regional products on their shelves
    our block needs somewhere to get daily necessities
    organic vegetables around the corner
    Italian ham, pasta and antipasti for our evening
  `,
  'food-wholesale': `
    our restaurant pays too much for oil and rice
    butter and sugar by the pallet
    who delivers tomatoes and mozzarella for ten pizzerias
    frozen goods for our canteen twice a week
    spices in 25 kilo sacks
    one delivery for everything our kitchen needs
    our vegetable deliveries are never fresh
    nuts and dried fruit for our muesli
    soft drinks for 30 kiosks
  `,
  nutrition: `
    I want to lose ten kilos and keep them off
    my child has coeliac disease, what can she eat
    what should I eat with high blood sugar
    healthier lunches for our canteen
    always tired after eating
    what should a marathon runner eat
    my mother is 85 and eats hardly anything
    live without animal products and lack nothing
    stomach ache after milk and bread
  `,
  butchery: `
    half a pig for our freezer
    steaks for our grill evening
    ham and salami from animals of the region
    who slaughters our two lambs
    venison made into chops
    a whole suckling pig for the village fete
    minced beef for our burger stand
    bratwurst for 300 visitors
    halal lamb for the feast
  `,
  fishmonger: `
    salmon and cod for our Friday menu
    lobster for New Year's Eve
    where can I buy trout for tonight
    herring rolls for our party
    sushi-quality tuna for our bar
    a platter with prawns and smoked eel
    somebody who fillets pike for us
    a stall for the market that sells mackerel
    crab and clams for our terrace menu
  `,
  sweets: `
    truffles as a gift for our customers
    three scoops in a cone for our summer party
    sweet bites with our logo on the pillow of each guest
    sorbets for our dessert menu
    figures for Easter, 500 pieces
    toffee and fudge for our shop
    a cart with vanilla and strawberry at our wedding
    nougat and marzipan from the region
    sugar-free treats for diabetics
  `,
  'private-chef': `
    somebody to cook at our home for ten guests
    learn to make pasta by hand
    romantic dinner at home, cooked for us
    our holiday villa needs someone at the stove for a week
    a cooking evening for our department
    I want to learn Thai dishes
    someone who cooks for my elderly father every day
    birthday dinner in my own dining room, I do not want to stand at the stove
    how do I make proper sauces
  `,
  hospitality: `
    our valley needs more holidaymakers
    guests stay only one night
    our region is unknown to visitors
    run a guest business without chaos
    what do holidaymakers expect today
    the season is too short for us
    more overnight stays in our town
    waiters and maids leave after one summer
    how do we become a destination for families
  `,
  hotels: `
    we need twelve beds for our seminar guests
    somewhere to sleep near the fair
    a weekend with breakfast in the mountains
    rooms for a wedding party of fifty
    where can our fitters stay for two weeks
    overnight stay with a dog
    quiet room with a view of the lake
    our visitors from Japan need a good place for the night
    cheap bunks for a school class
  `,
  'travel-agency': `
    three weeks of Japan, planned for us
    honeymoon without having to organise anything
    flights and rooms for our sales meeting in Lisbon
    our flight was cancelled and I am stranded
    a cruise with my parents
    who organises the club's trip to Scotland
    a week of quiet in a monastery
    our people fly a lot and nobody keeps track of bookings
    safari with children
  `,
  campsite: `
    a pitch for our tent by the lake
    somewhere to stay with our motor home
    sleep in the woods but with a real bed
    a meadow for 60 scouts for a week
    place with water and power for two weeks
    children should play outside all summer
    yurts or safari tents for a weekend
    a long-term pitch near the coast
    toilets and showers for people with tents
  `,
  'tour-guide': `
    somebody to show our guests the old town
    the history of our castle told in an entertaining way
    two hours through the city with Korean visitors
    walk with stories for our company outing
    a local who knows the hidden corners
    night watchman walk for our class reunion
    show me Lisbon in one afternoon
    explain the cathedral to forty pensioners
    see the highlights in half a day
  `,
};
