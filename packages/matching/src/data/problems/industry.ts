import type { Problems } from './problems.ts';

/** Manufacturing and energy. */
export const industryProblems: Problems = {
  manufacturing: `
    who makes 10,000 of these for us
    from prototype to large numbers
    our own hall is at its limit, who takes over a part
    somebody to assemble our devices
    make our gadget in Europe instead of Asia
    a plant with free capacity for metal goods
    bottling and packing of our cosmetics
    finished goods under our name
    small runs of a kitchen tool
  `,
  machining: `
    turned parts made of stainless, 200 pieces
    a worn shaft must be made again
    accurate to a hundredth of a millimetre
    aluminium block with pockets and threads
    mill the housing from this drawing
    tool for pressing plastic caps
    gear wheel for an old press
    bent and punched plates for our cabinets
    drill and thread 500 flanges
  `,
  'mechanical-engineering': `
    a special machine for packing our pretzels
    calculate whether the arm will break
    improve our pump so that it runs quieter
    our gearbox fails after a year, why
    somebody to develop a folding mechanism
    automate one step of our line with a device
    technical drawings for the workshop
    simulate heat and vibration in our housing
    reduce weight of our bicycle trailer
  `,
  electronics: `
    a board for our measuring device
    the control of our machine has burned out
    solder 300 assemblies
    our gadget drains its battery too fast
    chips for our controller are not available any more
    interference makes our device fail the approval
    a power supply that fits into our case
    reverse a thirty year old control card
    from breadboard to series
  `,
  textiles: `
    who stitches our baby clothes
    200 metres of organic cotton
    a mill that weaves our pattern
    first collection of 300 dresses, who makes it
    our cutter and seamstresses are overloaded
    recycled yarn for pullovers
    linen for aprons by the roll
    flame-proof material for stage drapes
    patterns and samples for our trousers
  `,
  furniture: `
    a long table for twelve
    the armchair of my grandmother needs new cover and springs
    desks that go up and down for our team
    chairs and tables for our new cafe
    shelves and sofas for a lounge
    a bed made of solid oak
    bench seats for our waiting room
    the sofa sags
    fit out 30 hotel rooms with beds and wardrobes
  `,
  chemicals: `
    a glue that holds at 200 degrees
    solvent without danger for our workers
    granulate for our moulding machines
    mix a cleaning agent under our label
    corrosion eats our tanks, what protects them
    safety data sheets for our substances
    compostable film for our bags
    resin for boat hulls
    pigments and binders for our paints
  `,
  'lab-services': `
    is our drinking water clean
    prove that our cream is safe for the skin
    test our food for allergens
    patients for a study of our implant
    analyse soil from our site
    how long does our sauce keep
    what is in this powder
    germs on our surfaces, who measures
    approval file for our diagnostic device
  `,
  'machine-maintenance': `
    our dough mixer stands still
    production stops every other day
    the dishwasher of our restaurant leaks
    service contract for our presses
    no spare parts for a lathe from 1985
    the conveyor belt squeaks and sticks
    the slicer no longer cuts straight
    compressor fails in the middle of a shift
    oil leaks out of the hydraulics
  `,
  'tool-hire': `
    a digger for the weekend
    I need a big drill only once
    something to lift beams to the third floor
    compactor and mixer for two days
    a platform to reach the gutter
    generator for the village festival
    borrow a floor sander
    a site hut and toilets for three months
    shaker plate to pack down gravel
  `,
  'packaging-supply': `
    something to ship our wine in without breakage
    5,000 glasses with lids for honey
    sturdy boxes in our size
    paper bags with handles
    our goods arrive broken because of poor wrapping
    takeaway bowls without plastic
    filling material, tape and mailing bags
    wooden crates for a machine
    tins for our tea
  `,
  'surface-finishing': `
    my rims are rusty and should look new
    our garden chairs need a tough coat in green
    chrome on old motorcycle parts
    get rust and paint off a gate
    protect steel beams from weather
    a matt black skin for our aluminium housings
    nickel on 5,000 screws
    polish stainless parts to a mirror
    zinc for our balcony brackets
  `,
  'musical-instruments': `
    my grandfather's cello has a crack
    the upright in our hall is out of tune
    keys stick on the old grand
    a bow needs new hair
    an alphorn made for our club
    trumpet valves are stuck
    guitar with a bent neck
    rent a violin for a child
    the church organ wheezes
  `,
  foundry: `
    pour a bell for our chapel
    a bronze statue from a clay model
    engine block in grey iron
    aluminium housings in large numbers
    a broken iron stove door must be made again
    wheels of iron for an old mine train
    brackets from molten zinc
    wax model to gold brooch
    heavy machine base in one piece
  `,
  'laser-cutting': `
    fine patterns out of 2 mm steel
    letters of sheet metal for our facade
    acrylic shapes from my file
    30 flat parts with very narrow slots
    cut stone and glass precisely
    plywood pieces for a model kit
    thick plate to shape, 40 mm
    gaskets from rubber sheets
    an ornament in rusty steel
  `,
  energy: `
    our power bill has doubled
    which power contract suits our bakery
    cut consumption in our factory
    a cheaper gas contract for our swimming hall
    peak loads cost us a fortune
    who compares power tariffs for our chain
    our village wants to run its own grid
    where does all the power go in our building
    fixed price for power over three years
  `,
  solar: `
    our roof lies in the sun all day
    make our own electricity at home
    cells on the barn, does it pay off
    what do I get for feeding power into the grid
    a small plant for the balcony
    the inverter shows an error
    power from the sun for our car park
    the yield of our roof plant has dropped
    hot water from sunshine
  `,
  renewables: `
    a turbine on the hill above our village
    store the power from noon for the evening
    our community wants to live without fossil fuel
    biogas from our manure
    use the brook by our mill to make power
    green electricity for our plant
    become independent of oil and gas
    citizens want to own a share in a turbine
    a large battery for our factory
  `,
  water: `
    there is too much lime in our tap
    our well tastes of iron
    keep the fields wet in July
    clean what leaves our dairy before it goes into the river
    collect rain for the garden and toilets
    bore a well on our land
    legionella in the showers of our gym
    a softener for the whole house
    automatic sprinkling for the sports ground
  `,
  'energy-assessment': `
    the buyer wants the efficiency paper of our house
    where does our house lose heat
    which improvement of the house should come first
    a report so that the state pays part of the renovation
    camera that shows cold spots in the wall
    rating for the flat we want to rent out
    our hall is from 1960, how bad is it
    step by step plan to make our home efficient
    the law makes us check how our plant uses power
  `,
  'fuel-supply': `
    our tank is nearly empty and it is minus ten
    dry logs for the winter
    two tons of pressed wood for our burner
    diesel for our excavators on site
    bottles of gas for our food stand
    beech, split and delivered
    somebody who fills the tank on our farm
    briquettes by the pallet
    where does our fleet fill up with a card
  `,
};
