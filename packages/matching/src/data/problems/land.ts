import type { Problems } from './problems.ts';

/** Farming, and the smaller trades of vehicles. */
export const landProblems: Problems = {
  farming: `
    potatoes and cabbage straight from the field for our kitchen
    somebody to lease our meadows and fields
    who grows oats without chemicals for us
    our canteen wants produce from around here
    crops fail because of drought, what else can we plant
    take our land on when father stops
    a weekly box of whatever is in season
    straw and hay for our animals
    school class wants to see where food comes from
  `,
  livestock: `
    where do we get milk directly
    laying hens for our yard
    a bull for our herd
    free range meat from animals that saw the sun
    sheep to graze our meadow
    somebody to milk while we are on holiday
    our cows give less every month
    fresh quail and duck all year
    goats for cheese making
  `,
  'flour-grain': `
    a ton of rye every month for our loaves
    stone ground spelt for our kitchen
    who grinds our harvest
    durum for our pasta
    gluten-free oats in bulk
    old sorts like emmer and einkorn
    malting barley for our beer
    bran and semolina by the sack
    type 550 straight from the producer
  `,
  horticulture: `
    5,000 tulips for the town park
    seedlings of old tomato sorts
    apples and pears for our juice
    potted herbs for the kitchen counter
    young shrubs for a hedge, 300 pieces
    strawberries for our ice cream from the region
    glass house for winter salad
    which fruit trees suit our climate
    salads and carrots for our canteen
  `,
  forestry: `
    beetles have killed our spruces
    I inherited some woods and know nothing about them
    beams from local larch
    logs must get out of the slope
    replant after the storm
    boards cut from our own trunks
    who looks after 20 hectares of woodland
    oak trunks for a cooper
    thin out a dense stand of young pines
  `,
  fishing: `
    trout from clean water for our restaurant
    stock our pond
    fresh catch straight from the boat
    eels and carp for Christmas
    prawns raised without antibiotics
    a day out at sea with rods for our guests
    algae in our breeding tanks
    mussels from the coast every week
    netting and gear for our trawler
  `,
  beekeeping: `
    a swarm is hanging in our tree
    jars of something sweet from our region to give away
    hives on the roof of our company
    somebody to pollinate our orchard
    wax for candles
    our colonies died over the winter
    blossom and forest sorts for our breakfast buffet
    learn to keep a colony in the garden
    propolis and wax for our cream
  `,
  farrier: `
    my mare is lame and lost a shoe
    trim our pony's feet every eight weeks
    the gelding needs new iron before the show
    a bridle is torn
    cracks in the hooves
    four animals to be shod on Saturday
    the donkey's feet are overgrown
    the seat rubs my gelding's back sore
    barefoot trimming for our Icelanders
  `,
  equestrian: `
    my daughter dreams of sitting on a pony
    a box and pasture for our mare
    somebody to break in our young stallion
    learn to jump over obstacles in the saddle
    who exercises my gelding twice a week
    therapy on ponies for disabled children
    a trek on four legs through the hills
    carriage with four greys for our wedding
    dressage training for my Hanoverian
  `,
  winegrowing: `
    Riesling straight from the producer
    taste in the cellar where it is pressed
    our slope faces south, could vines grow there
    a house red for our restaurant, directly from the grower
    mildew on our grapes
    grapes for our own sparkling
    someone to prune 2,000 vines
    bottles with our own label from a local cellar
    a partner who presses and matures our grapes
  `,
  'farm-machinery': `
    our baler broke down in the middle of the harvest
    somebody to mow and bale 30 hectares
    a used loader for our yard
    the hydraulics of our old Fendt leak
    who threshes our barley
    plough and drill for a small holding
    spread slurry in spring
    spare parts for a forage wagon
    milking robot stands still
  `,
  taxis: `
    get me to the plane at 4 in the morning
    a ride home after the party
    pick up our guests at the station
    somebody to drive our chairman for two days
    grandmother must get to her treatment and back
    black saloon with a driver for the gala
    ride from the airport to the hotel
    I had two glasses of wine and live far out
    our company wants rides on account
  `,
  bicycles: `
    the chain jumps and the gears slip
    a flat tube on the way to work
    two wheels with a motor for my commute
    something to carry two children and shopping
    pedals and saddle for a tour around the lake
    service before the season, 12 gears
    lease two-wheelers for our staff
    stolen from the station, I need a new one
    brakes rub on my tandem
  `,
  motorcycles: `
    my Vespa won't start after winter
    helmet and leather for a beginner
    tune the carburettor of my old BMW
    first two-wheeler with an engine for my son
    valves of my Ducati need adjusting
    a tour through the Alps on two wheels with an engine
    sell my Harley
    chain and sprockets on my Enduro
    sidecar for an old Ural
  `,
  towing: `
    I am stuck on the motorway
    my car is in the ditch
    somebody parks in our yard and won't leave
    collect a wreck from our garden
    the engine died in the middle of nowhere
    bring my oldtimer to the meeting on a trailer
    van broken down with a full load
    old car without papers must go
    battery dead in the underground car park
  `,
  'body-shop': `
    somebody drove into my door
    a scratch along the whole side
    stone chip right in front of my eyes
    hail made a hundred small dents
    rust holes in the sill
    bumper came off
    respray an old Beetle in the original colour
    the insurer pays, who mends the wing
    shopping trolley hit my new car
  `,
  caravans: `
    turn our Transporter into a home on wheels
    travel for four weeks with bed and kitchen on board
    the awning of our camper is torn
    damp in the wall of our Hymer
    where to park our mobile home in winter
    gas check for our travelling home
    rent something to sleep and drive in for Norway
    sell our Hobby with two berths
    solar and a heater for our Ducato with bed
  `,
};
