import type { Problems } from './problems.ts';

/** Building work: special crafts, and property. */
export const homeProblems: Problems = {
  'chimney-sweeping': `
    smoke comes back into the living room
    soot falls down when it storms
    may I light the old fire again
    something to burn logs in the lounge
    the yearly check of our oven pipe is due
    birds have nested above the hearth
    connect a new pellet oven
    it smells of soot when it rains
    is the exhaust of our burner safe
  `,
  'damp-proofing': `
    black spots in the corner of the bedroom
    water stands in the cellar after rain
    the walls are wet up to one metre
    it smells musty downstairs
    fungus in the beams
    salt and flaking paint at the foot of the wall
    the balcony above the living room is not tight
    children cough because of the spots on the wall
    keep groundwater out of our basement
  `,
  fencing: `
    the dog keeps escaping from our yard
    people walk across our land
    privacy from the neighbours
    a boundary around the school yard
    something that opens by remote at the drive
    deer eat our young trees, keep them out
    posts have rotted and lean over
    enclose the pasture
    keep thieves off the company yard
  `,
  'swimming-pools': `
    we want to bathe in our own garden
    the water has turned green
    the pump of our basin makes noise
    the hotel wants a place to sweat and relax
    natural bathing pond without chlorine
    a cover for the basin for winter
    water is lost every day and nobody knows where
    a bubbling tub on the terrace
    heat the water longer into autumn
  `,
  'blinds-curtains': `
    the sun glares on our screens
    our bedroom is too bright at night
    shade over the terrace
    people look in from the street
    the crank of the slats is broken
    fabric for high windows in our hall
    keep the heat out in July
    insects come in at night
    roof window lets in the full sun
  `,
  insulation: `
    the living room never gets warm, wind comes through the walls
    gas bill is huge although it is cold inside
    we hear every word of the neighbours
    icy floor above the cellar
    attic is freezing in winter and boiling in summer
    cut what we spend on warmth by half
    the rehearsal room must be quiet for the neighbours
    pack the roof before winter
    the facade needs a warm coat
  `,
  surveying: `
    where exactly does my plot end
    neighbour says the garage is on his land
    split a plot into two
    height plan before we build
    mark the corners of the new house on the ground
    measure the old hall and draw it
    how many cubic metres were dug out
    cost estimate of the works from the drawings
    boundary stones have vanished
  `,
  'home-inspection': `
    we want to buy a house and fear hidden faults
    is the price right for such an old house
    somebody to look at the flat before we sign
    handover on Friday, who spots the defects
    the builder says all is well, I doubt it
    list of faults before the warranty ends
    does the attic of our dream house hide trouble
    expert eye on a new build
    check the farmhouse for rot and rust before we buy
  `,
  'tree-surgery': `
    a big branch hangs over our house
    the old oak is sick
    fell a spruce between two houses
    the storm split our linden
    roots lift the pavement
    get rid of a stump
    the crown takes all our light
    is the chestnut in the beer garden still safe
    forty poplars along our lane must be cut back
  `,
  drainage: `
    the toilet backs up
    it stinks out of the shower
    water does not run off in the yard
    pipes under the house are broken, look inside with a camera
    our cesspit is full
    the sink in the restaurant is clogged with fat
    puddles in front of the garage after every rain
    rats come up from the canal
    connect our house to the public main
  `,
  demolition: `
    the old barn must go
    dig the pit for our cellar
    tear down the house before we build
    concrete slab out, garden in
    pull down a chimney stack
    old fibre cement sheets on our garage
    dig a trench for the pipes
    level the slope behind the house
    clear the whole site by May
  `,
  'heritage-restoration': `
    our half-timbered house is protected by the state
    the chapel from 1680 is crumbling
    we may not change the windows because the house is old
    reed on the roof must be renewed
    lime and clay instead of cement
    frescoes appeared under the paint
    bring a manor house back to its former state
    the sandstone figures on our facade fall apart
    old craft for an old mill
  `,
  'modular-building': `
    a home on 30 square metres
    classrooms needed by September
    an office at the end of the garden
    a house that is set up within two days
    temporary rooms for our kindergarten
    wooden holiday home on our plot
    live small and cheap
    ready parts from the factory instead of two years on site
    add a flat on top from finished boxes
  `,
  'smart-home': `
    lights and heat should work by phone
    see who is at the door when I am away
    everything in the house is controlled by one button
    film room in the cellar
    the house should save power when nobody is in
    my parents should be reminded and safe at home
    five remote controls and nothing works together
    music in every room
    roller shutters that close when it gets dark
  `,
  lifts: `
    my mother cannot climb to the first floor any more
    stuck between two floors again
    six storeys and only stairs
    goods must get up to the second floor
    the yearly safety check of our cabin is due
    wheelchair users cannot reach our practice upstairs
    residents want to ride up from the garage
    the doors of the cabin do not close
    moving stairs in the mall stand still
  `,
  paving: `
    potholes in our yard
    a place to park in front of the house
    the slabs behind the house are sunken
    cobbles for the courtyard
    firm ground for lorries on our yard
    a path to the front door that is not slippery
    twenty places for customers' cars
    resurface the village lane
    gravel keeps washing away
  `,
  property: `
    where could our shop find larger rooms
    put money into bricks and mortar
    a plot for our new hall near the motorway
    rooms for a practice on the ground floor
    empty shop on the high street, what to do with it
    somebody who knows the local market for flats and offices
    block of flats as a safe place for savings
    we are outgrowing our premises
    land by the river, is it a good buy
  `,
  'estate-agency': `
    we want to sell our house quickly and well
    find a flat for a family of four
    what price can I ask for my house
    my flat has been on the market for a year
    find somebody to rent our shop
    we are moving away and must part with the house
    show strangers round, I do not have time
    prepare mother's house so that it sells
    a bigger place with garden, we search and search
  `,
  'property-management': `
    the people in my flat do not pay the rent
    I own twelve flats and have no time for them
    yearly statement of side costs for the residents
    who organises repairs and the stairwell in our block
    owners' meeting and accounts for our block
    I live abroad and let a house here
    new occupants wanted and checked
    complaints from residents at all hours
    look after our office tower from boiler to reception
  `,
  'property-development': `
    our meadow could become building land
    turn an old factory into flats
    plan and build forty homes to sell
    what could be built on our plot
    partner with experience for a housing project
    the parish wants homes for young families
    the barn site is too good to stay empty
    from bare land to finished quarter
    investors look for a site for a hotel
  `,
  architecture: `
    draw up our dream house
    may I build an extension at all
    the council rejected our drawings
    make something of a narrow plot
    light rooms in an old barn
    plans for a new kindergarten
    sketches and drawings before we talk to the council
    somebody to think through our new practice, outside and in
    a timber house that fits the slope
  `,
  'interior-design': `
    our flat feels cold and cluttered
    make the waiting room feel welcoming
    which colours, lamps and fabrics go together
    our office looks like an authority
    a mood for our new hotel rooms
    small flat, clever arrangement
    I cannot decide on wallpaper and sofa
    guests should feel at home in our cafe
    give our lobby character
  `,
  'short-lets': `
    we have a cottage by the sea and want guests in it
    welcome guests and change the sheets while I am away
    our granny flat is empty at weekends
    more bookings for our chalet
    answer guests, clean and hand over keys
    am I allowed to rent out my flat by the night
    prices for my flat per night and season
    somewhere furnished for a fitter crew for six weeks
    a house for a week with friends
  `,
};
