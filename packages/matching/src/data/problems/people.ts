import type { Problems } from './problems.ts';

/** Events, beauty and personal services. */
export const personalProblems: Problems = {
  events: `
    our company turns fifty and we want to celebrate
    somebody to organise our summer celebration for 200 people
    a congress with 300 guests, who holds the threads
    the gala must not go wrong
    product launch in March, guest list, stage, programme
    street festival of our district needs an organiser
    open day at our plant
    Christmas do for the whole company
    reunion of our class after thirty years
  `,
  weddings: `
    we are getting married in June and have no time to organise it
    the most beautiful day of our life should run by itself
    he proposed and now what
    say yes on the beach
    two hundred relatives, two cultures, one big day
    dress, rings, cake, band: who keeps the overview
    somebody to run the schedule on our big day
    marry abroad with thirty friends
    surprise vows after twenty years
  `,
  venues: `
    where can we celebrate with 120 people
    hall for our general assembly
    a barn or castle for our party
    a special place for a product launch
    our club rooms are too small for the anniversary
    rooms by the water for a reception
    somewhere with stage and seats for 300
    our old factory hall could be let for parties
    a place where loud dancing is allowed until three
  `,
  'public-speaking': `
    somebody who opens our congress with a rousing talk
    I tremble when I stand in front of people
    talk for our employees about courage
    a well-known explorer on our stage
    my voice fails in front of the assembly
    learn to hold an audience
    I have to give a speech at my daughter's wedding
    who can talk about the future of work at our annual dinner
    best woman's speech and no idea how to stand up there
  `,
  'trade-shows': `
    we show our machines in Hanover for the first time
    our stand looked poor next to the others
    build, ship and take down our stand
    three by four metres and only two months
    visitors walk past our stand
    is it worth showing at Nuremberg
    counter, walls and screens for a fair
    where do buyers of organic food meet
    follow up on 200 contacts from the fair
  `,
  'event-equipment': `
    a tent for 150 people in our garden
    microphones and loudspeakers for our assembly
    chairs and tables for the garden party
    a stage with lamps for our concert
    projector and big screen for Saturday
    heaters and lights for a winter evening
    glasses and plates for 200 guests
    nobody could hear the speech at the back
    a dance area on grass
  `,
  floristry: `
    roses for my wife by tonight
    fresh decoration for our reception each week
    a wreath for grandfather
    table decoration for the gala
    something blooming for Mother's Day
    what the bride carries down the aisle
    dried arrangements for our shop window
    the church should be full of lilies
    send peonies to a customer
  `,
  entertainment: `
    something to laugh about at our anniversary
    somebody who amazes guests at their tables
    fire show in the courtyard
    a juggler for the town festival
    a play for our school about bullying
    salsa show as the highlight of the gala
    somebody on stilts to greet our guests
    an evening of improvised scenes
    a ventriloquist for grandmother's 80th
  `,
  celebrant: `
    someone to lead our vows outside a church
    naming ceremony for our baby without religion
    words of farewell for a man who was not religious
    somebody to guide guests through the evening
    a personal ceremony under the old oak
    who speaks when two women say yes
    announce the acts and keep the programme running
    renew our promise after 25 years
    a free ritual on the mountain top
  `,
  'childrens-parties': `
    ten six-year-olds on Saturday afternoon
    our daughter turns five and wants to be a pirate
    something to jump on for the company's family day
    keep the little ones busy at our wedding
    treasure hunt in the woods for eight boys
    a princess who visits my girl
    balloon animals at the street festival
    magic for the little ones
    games and crafts while the parents shop
  `,
  beauty: `
    my skin is full of spots
    look radiant on my wedding day
    long red fingers that last three weeks
    get rid of hair on my legs for good
    lashes and brows for the holidays
    wrinkles around the eyes
    what suits my face, colours and tones
    a treat for my face after a hard year
    natural creams without perfume
  `,
  hair: `
    a new cut before the interview
    my curls are out of control
    grey roots every three weeks
    trim my beard
    an updo for the ball
    somebody who cuts grandmother at home
    extensions, or a wig after chemotherapy
    highlights went wrong, they are orange
    cut for three boys on Saturday
  `,
  fashion: `
    I have nothing to wear for the gala
    what should I wear in my new position
    something elegant in size 48
    sort out my wardrobe with me
    our own small collection, who draws it
    a bag that goes with the dress
    dirndl for my niece
    sustainable jeans from small labels
    my look is stuck in the nineties
  `,
  tattoo: `
    a swallow on my wrist
    cover up the name of my ex
    fine lines of flowers on the shoulder
    my grandfather's portrait under the skin
    a ring through the nose
    permanent picture on the whole back
    make an old anchor fresh again
    date of my son's birth on the arm
    remove ink from the neck
  `,
  jewellery: `
    a ring with which I want to propose
    make something new out of grandmother's gold
    the clasp of my necklace is broken
    two bands in platinum for our big day
    a pendant with my daughter's name
    my ring is too tight
    pearls must be restrung
    a brooch after my own drawing
    what can I do with old broken gold
  `,
  watchmaking: `
    grandfather's Omega has stopped
    the long-case in our hall strikes wrongly
    a new battery and strap
    it loses ten minutes a day
    crystal of my chronograph is scratched
    the mechanism in the church tower stands still
    the crown fell off my old Rolex
    cuckoo no longer comes out
    something for the wrist as a farewell gift for our boss
  `,
  tailoring: `
    trousers are too long
    a suit that really fits me
    zip of my jacket is broken
    take in the wedding dress
    costumes for our theatre group
    I have lost weight and everything hangs
    robes for the choir
    let out the seams by two centimetres
    a coat from my own cloth
  `,
  'shoe-repair': `
    heels are worn down
    new soles for my boots
    strap of my bag is torn
    my feet are different lengths and nothing fits
    stitch up my old satchel
    hiking boots come apart
    a belt with another hole
    the lining of my loafers is through
    a pair of brogues made for my feet
  `,
  funerals: `
    my father died last night
    how do we say goodbye to our mother with dignity
    we want to arrange everything for our last journey in advance
    urn under a tree in the forest
    bring a dead relative home from Spain
    what has to be done after a death
    a stone for grandmother's grave
    ashes at sea
    coffin, notice in the paper and a farewell service
  `,
  genealogy: `
    who were my great-grandparents
    we found old letters and want to know where we come from
    my grandfather came from Silesia, find traces
    are we related to the counts of the castle
    heirs of a distant aunt must be found
    read old parish registers in German script
    my grandmother was adopted
    trace emigrants to Ohio
    chart of our clan for the reunion
  `,
  matchmaking: `
    I am 52, single and tired of apps
    a partner for life, not for one night
    meet someone serious in my region
    widower would like to meet a warm-hearted lady
    nobody answers my profile on Tinder
    how do I approach women without being awkward
    farmer seeks wife
    I work all the time and never meet anybody
    evening for singles over forty
  `,
  'home-organising': `
    we own too much stuff
    I cannot find anything in my flat
    wardrobes burst and I can't throw things away
    make our garage usable again
    papers and toys on every surface
    a system for our pantry and children's room
    moving from the big house into a small flat, what stays
    my study is a battlefield of piles
    mess at home makes me ill
  `,
  'house-sitting': `
    who waters the plants while we are away
    our cat cannot come on holiday
    somebody to live in our villa over winter
    empty the letterbox and air the rooms
    feed the guinea pigs for two weeks
    a trusted person who has our keys
    someone at the desk of our apartment block who accepts parcels
    let the fitter in while I am at work
    check our holiday home after storms
  `,
  astrology: `
    what do the stars say about my new job
    is the date for our wedding a lucky one
    cards that tell me how it goes on with him
    arrange our office so that energy flows
    my birth chart explained
    is Scorpio right for me
    lucky numbers for the opening of our shop
    a yearly horoscope for our magazine
    the bed stands wrong and I sleep badly
  `,
};
