import type { Problems } from './problems.ts';

/** Education and retail. */
export const shopProblems: Problems = {
  education: `
    which path should our daughter take after primary
    professionals to talk to our pupils about their work
    a place for our son where he is not bullied
    bilingual classes for our children
    evening degree beside my job
    our class needs a partner abroad
    somebody to stand in for chemistry from September
    a link between classroom and firm for our trainees
    I never finished my leaving certificate
  `,
  tutoring: `
    my daughter got a five in maths
    he fails Latin and has to repeat the year
    somebody to sit with my son over his fractions
    cram for the finals in six weeks
    physics makes no sense to me
    our twins fell behind after a long illness
    entrance test for medicine
    help with statistics in my second term
    two hours of algebra a week at our home
  `,
  'online-courses': `
    I give seminars and want to sell my knowledge on the net
    our staff in ten countries should learn at their own pace
    turn a two-day seminar into lessons on screen
    record my knowledge once and earn from it
    quizzes, modules and certificates on a learning site
    safety instruction that everybody clicks through
    nobody finishes our lessons on the net
    which platform for my video lessons
    teach drawing to people all over the world
  `,
  childcare: `
    who minds our two-year-old while we work
    back to work in March and no place for the baby
    somebody to pick the children up at four
    a place for the little ones of our employees
    evening out and nobody for the kids
    keep our kids busy during the summer break
    early shift and our group opens only at eight
    grandmother can no longer look after our toddler
    someone loving for our twins three afternoons
  `,
  'vocational-training': `
    we want to take on young people and teach them our craft
    my son would like to learn a trade in a workshop
    a placement in a firm for six weeks
    nobody applies to learn our craft
    learn on the job and go to classes
    our youngsters fail their journeyman's exam
    may our firm teach beginners, what is required
    I left the army and need a new trade
    requalify as a machine operator at 40
  `,
  research: `
    does our method really work, prove it
    a university institute to develop a material with us
    partner for a joint study on soil
    find the cause of a chemical reaction
    literature on our topic read and summed up
    we have an unexplained effect in our measurements
    doctoral thesis in cooperation with our firm
    experiment with plants under different light
    experts in enzymes for a joint project
  `,
  'driving-school': `
    I turn 17 and want to get behind the wheel
    failed my practical twice
    afraid of the motorway since I got my papers
    papers for heavy lorries for three of our men
    learn automatic in two weeks
    refresh my skills after ten years without a car
    my foreign papers are not valid here
    theory is hard because my German is poor
    skid course for our sales reps
  `,
  'music-lessons': `
    our daughter wants to learn the flute
    I want to play in a band and only know three chords
    learn the drums at fifty
    read notes and play Chopin
    my son has a good ear and loves keys
    hit the high notes without strain
    a patient person to show me the ukulele
    exam at the conservatory in May
    strings for beginners of six years
  `,
  'dance-school': `
    our first waltz is in eight weeks
    two left feet and a ball to go to
    hip-hop for our ten-year-old
    my wife wants us to tango
    tutus for our four-year-old
    move to Latin rhythms on Wednesdays
    line steps for our seniors' club
    street jam moves for teenagers
    a choreography for our flash mob
  `,
  'special-education': `
    our son swaps letters and hates reading
    she can't sit still and her teacher is at a loss
    numbers mean nothing to our daughter
    our autistic child needs someone at his side in class
    gifted but failing at everything
    a boy with Down's syndrome in our class
    concentration for half an hour is impossible for him
    my pupil writes mirror images
    slow learner, patient support wanted
  `,
  retail: `
    our counter is empty on weekdays
    how do we lay out our sales floor
    who takes our ceramics onto their shelves
    more footfall in our pedestrian zone
    shoplifting and empty tills
    pop-up on the ground floor for six weeks
    the mall takes all our customers
    window display for Christmas
    a local outlet for our soaps and candles
  `,
  wholesale: `
    buy 1,000 pieces at a better price
    where do florists and kiosks get their goods
    we import lamps and want to sell by the pallet
    minimum quantities are too high for our little boutique
    cash and carry for our canteen
    stationery by the carton
    fill our warehouse with seasonal goods
    resell branded goods, who gives us trade terms
    cleaning agents by the drum
  `,
  handmade: `
    something unique for the christening
    I knit scarves and want to sell them
    a basket woven from willow
    personal present for my grandmother
    stalls for our Christmas market
    wooden toys carved by somebody here
    scented wax in glass with our own label
    no mass goods on our shelves, only things with a story
    natural bars for the bathroom with lavender
  `,
  pets: `
    our puppy bites and pulls the lead
    somebody to take our Labrador out at noon
    our poodle needs a clip
    food and litter for two cats
    a budgie for my daughter
    he barks at every visitor
    the aquarium is full of algae
    a place for our beagle during the day
    long hair full of knots, our collie hates the brush
  `,
  toys: `
    a gift for a three-year-old
    something for rainy Sundays with the family
    prams and cots for our first child
    building blocks from wood
    our idea for a card deck about birds
    dolls that do not look like plastic
    puzzles with 2,000 pieces
    spare tracks for an old model railway
    things to keep children busy in our waiting room
  `,
  'home-goods': `
    cups and plates for our guest rooms
    a sharp knife and good pans
    cushions, vases and lamps for our flat
    nice glasses for our wedding list
    baskets, rugs and candlesticks for our hall
    make our living room cosy for autumn
    bed linen and towels for twelve rooms
    cutlery for 60
    storage jars and wooden boards
  `,
  'consumer-goods': `
    our detergent should be in every supermarket
    bring a new toothpaste to the market
    listing talks with the large chains
    our brand of crisps is not growing
    trade promotions eat our margin
    own label shampoo for a drugstore chain
    our nappies compete with the big names
    how do we get listed nationwide
    razors and creams under a young label
  `,
  antiques: `
    I inherited a Biedermeier chest
    sell my grandfather's coin collection
    old toys and enamel signs from the attic
    who buys silver and china from an estate
    a baroque mirror for our hall
    stamps and letters from 1870
    bid for a painting on my behalf
    genuine Art Nouveau lamps for our hotel
    sell machines of a closed factory to the highest bidder
  `,
  'second-hand': `
    give used clothes a new life
    pawn my camera for two weeks
    good things too nice to throw away
    cheap pram and baby clothes
    my toaster is broken but I do not want a new one
    sell designer bags I no longer wear
    furnish a student flat for 300
    donate dishes, games and coats
    old sweaters for people with little money
  `,
  bookshop: `
    novels for my holiday
    school texts for 120 pupils
    a reading with a writer in our town
    out of print volume about alpine flowers
    picture stories for a four-year-old
    daily papers and magazines near the station
    a stand with literature at our congress
    reading tips for our circle
    crime stories in large type for grandmother
  `,
  'phone-repair': `
    my display is cracked
    fell into the toilet and stays black
    the battery is dead by noon
    charging port is loose
    get my photos off a dead Samsung
    speaker crackles during calls
    my iPad no longer reacts to touch
    unlocked device for two SIM cards
    the home button is stuck
  `,
  'appliance-repair': `
    my laundry comes out dripping wet
    the freezer is thawing
    dishwasher shows E24
    oven stays cold
    the dryer squeals
    our vacuum cleaner no longer sucks
    coffee maker leaks underneath
    hob only heats on two rings
    a new stove delivered and connected
  `,
  vending: `
    our staff want hot drinks and snacks at any hour
    a box that sells our eggs day and night
    cold water for the corridor
    nobody wants to refill our snack box
    sell bike tubes around the clock
    something to drink for night shift
    a fully automatic cappuccino for 60 people
    sandwiches without a canteen
    fresh milk round the clock by coin
  `,
  'hardware-store': `
    screws, dowels and a good drill
    cement and gravel for the weekend
    where do I get a special hinge
    paint mixed in our colour
    soil, pots and seeds for the balcony
    sand, bricks and boards brought to our site
    a rake, a hose and a wheelbarrow
    fittings by the piece instead of the box
    everything I need to put up a shed myself
  `,
};
