import type { Problems } from './problems.ts';

/** Cleaning, protection, logistics and vehicles. */
export const serviceProblems: Problems = {
  cleaning: `
    the office is filthy on Mondays
    our charlady has quit
    someone to mop and dust twice a week
    dusty windows on four floors
    stairwell of our block looks dreadful
    after the builders everything is covered in dust
    spotless rooms between two guests
    stains on the sofa and rugs
    moss on our terrace slabs
  `,
  laundry: `
    forty sets of sheets a week
    wine on my silk dress
    my shirts pile up
    our towels and aprons must be fresh every Monday
    white tablecloths for the banquet
    wash and press the uniforms of our crew
    the practice's coats must be hygienically washed
    down duvets too big for our machine
    a wedding dress has yellow stains
  `,
  'pest-control': `
    mice in the storeroom
    something is scratching in the roof
    cockroaches behind the oven
    wasps under the eaves
    bedbugs in room 12
    moths in the wardrobe and flour
    rats by the bins
    ants everywhere in the kitchen
    pigeons foul our facade
  `,
  waste: `
    where do we put 30 tons of rubble
    the bins overflow every week
    get rid of old paint and oil
    a container for our building site
    scrap metal in the yard
    we throw away too much and pay for it
    electrical scrap from our offices
    who takes used cooking oil
    cardboard and film pile up behind the shop
  `,
  'damage-restoration': `
    the pipe burst while we were away and everything is soaked
    it burned in the kitchen and soot is everywhere
    dry the walls after the flood
    the river was in our shop
    save what can be saved after the fire
    the dishwasher leaked under the floor for weeks
    smell of burning in all rooms
    machines got wet, are they still usable
    dryers and pumps tonight
  `,
  'house-clearance': `
    mother has died and her flat must be empty by the end of the month
    forty years of stuff in the cellar
    empty an office with all its furniture
    the last occupant left everything behind
    attic crammed to the roof
    my uncle never threw anything away
    take it all and leave it swept
    dissolve grandfather's household
    the garage is full of junk
  `,
  'security-guards': `
    somebody to watch our site at night
    drunk guests and fights at our club
    who checks bags at the entrance of our concert
    shoplifters every day
    patrol around our factory at weekends
    our celebrity guest must be kept safe
    a steward at the gate of our depot
    our receptionist was threatened
    crowd control at the town festival
  `,
  'alarm-systems': `
    thieves were in our warehouse
    see on my phone what happens in the shop
    staff should open doors with a chip
    a siren when somebody breaks in
    who was in the building at night
    cameras in the car park
    protect our house while we travel
    keys are lost all the time, is there something electronic
    a message on the phone when a door is opened at night
  `,
  'fire-safety': `
    how do people get out when it burns
    the inspection says our escape routes are not right
    no smoke detectors in our hostel
    red bottles on the wall have expired
    plan for evacuating 200 employees
    our hall needs water from the ceiling in an emergency
    burning batteries in the store, what then
    drill with all our employees in spring
    hydrants and smoke flaps must be checked
  `,
  'workplace-safety': `
    an employee fell off a ladder
    who assesses the dangers in our workshop
    the trade association requires instruction of all staff
    my kitchen crew needs the hygiene certificate
    inspector found dirty fridges and no records
    our people should know what to do when somebody collapses
    noise and dust at our saws
    who may drive the forklift
    a legally required expert for accidents at work
  `,
  locksmith: `
    I am standing outside and the key is inside
    the key broke off
    I lost my keys and want a new cylinder
    strong box won't open
    spare key for my old car
    somebody moved out and kept the keys
    master key for the whole office building
    break-in last night, the door no longer shuts
    door slammed shut with the baby inside
  `,
  'private-investigation': `
    is my employee really ill
    my husband is cheating
    find a debtor who disappeared
    goods vanish from our store and we suspect someone inside
    is the applicant who she says she is
    find my father whom I never met
    proof for the court that he is working
    who is behind the anonymous letters
    bugs in our meeting room
  `,
  logistics: `
    get 20 pallets to Hamburg
    a container from Shanghai to our warehouse
    transport costs eat our margin
    parts arrive late and the line stands still
    air or sea for our machines to Chile
    who organises our flow of goods from factory to shop
    oversized machine to Norway
    our transport partner loses consignments
    regular loads to Milan every week
  `,
  delivery: `
    bring our meals to people's homes
    a parcel must get across town in an hour
    who takes our flowers to customers
    urgent documents to the court by noon
    a rider for our pizza
    somebody with a van for a daily round to 20 shops
    lab samples to the hospital twice a day
    groceries for older people in the village
    our parcels arrive damaged and late
  `,
  warehousing: `
    we have no room left for our goods
    somebody to pack and send our orders
    put furniture somewhere for a year while we are abroad
    goods pile up in the corridors
    we never find what we have on the shelves
    500 pallets for three months
    count and label everything we have
    tyres and garden furniture need a dry place
    returns have to be checked and put back
  `,
  trucking: `
    who drives our gravel
    40 tons of sugar beet to the factory
    we have vehicles but nobody to drive them
    a vehicle with a tail lift for a week
    costs and service dates of our thirty vans under control
    full loads across Europe
    a driver with a licence for articulated vehicles
    tipper for the building site
    bulk goods to the port each week
  `,
  moving: `
    we change flats at the end of the month
    our office goes to another floor, 40 desks
    a grand piano up to the third floor
    from Vienna to Lisbon with everything we own
    strong arms and a van for Saturday
    pack everything, we have no time
    get the safe out of the cellar
    grandmother goes into a home, take her furniture there
    machines into the new hall over the weekend
  `,
  'cold-chain': `
    our ice cream must arrive frozen
    vaccines at two to eight degrees all the way
    fish from the harbour to restaurants overnight
    our cool room is too small for the season
    meat must not get warm on the way
    keep 50 pallets of frozen peas
    flowers wilt on the lorry
    prove the temperature during the journey
    yoghurt to 60 supermarkets
  `,
  'passenger-transport': `
    60 guests from the hotel to the castle
    class trip to the sea with 28 children
    bring our workers to the plant every morning
    our football club travels to away games
    wedding guests must get back at night
    day trip of the pensioners' club
    children from the villages to school
    a drive back and forth between station and fair
    orchestra on tour with instruments
  `,
  boats: `
    the hull leaks
    an engine on the water won't start
    a berth for the summer
    a week under sail with friends
    winter quarters for our sloop
    mast broke in the storm
    teak deck needs new planks
    sell my late father's dinghy
    a day on the lake for our best clients
  `,
  automotive: `
    I need something with four wheels for my family
    what is my old Golf still worth
    our firm needs six vans
    a used one with low mileage
    trade in the old one and drive off in a new one
    second-hand estate with a tow bar
    which model suits a nursing service
    I want to sell my convertible
    test drive of a hybrid
  `,
  'car-repair': `
    the engine makes a strange noise
    a warning lamp lights up on the dashboard
    brakes squeal
    it will not start in the morning
    winter wheels before the first snow
    yearly inspection is due next month
    exhaust has fallen off
    clutch slips on hills
    oil under my van
  `,
  'car-hire': `
    a van for Saturday
    my own is being mended for two weeks, what do I drive
    something to drive for our holiday on the island
    three vehicles for six months without buying
    a nine-seater over Easter
    monthly rate instead of buying for our sales force
    a convertible for our wedding day
    only need wheels at weekends
    pick up at the station, return at the coast
  `,
  'electric-vehicles': `
    guests want to fill up with power in our car park
    switch our vans from diesel to battery
    how far does it go in winter
    sockets for forty cars in our garage
    who bills the power our tenants draw for their cars
    battery of my Leaf is weak
    emission free deliveries in the city centre
    is it worth driving on sunshine from our roof
    fast plugs along the motorway
  `,
  'car-detailing': `
    dog hair and coffee on the seats
    the paint has gone dull
    get my oldtimer shining for the show
    our company cars are always dirty
    smell of smoke in the car I bought
    polish and wax before I sell it
    make the leather look new
    scratches from the hedge
    thorough inside and out, at my home
  `,
};
