import type { Problems } from './problems.ts';

/** Building work: the trades that most houses need. */
export const buildingProblems: Problems = {
  construction: `
    we want to build a house next year
    an extra storey on our home
    who takes over the site from digging to the keys
    raise a hall for our machines
    one firm that coordinates all the crafts on site
    the firm that was putting up our house walked off
    an annexe for grandmother
    new premises from scratch on the plot we bought
    our garage should become two storeys
  `,
  carpentry: `
    the stairs creak and two steps are loose
    fitted wardrobe under the slope of the roof
    our front door sticks
    a terrace out of larch planks
    shelves that fit exactly into the niche
    counter for our shop made of oak
    a roof truss for our barn
    the veranda is rotten
    an old oak door needs saving
  `,
  plumbing: `
    water is dripping through the ceiling
    the tap drips and the toilet keeps running
    no hot water since last night
    a burst pipe in the cellar
    connect a washing machine on the second floor
    move the sink to the other wall
    the shower has no pressure
    replace old lead pipes
    it smells of gas near the meter
  `,
  electrical: `
    the fuse keeps blowing
    sparks from the socket
    no light in half of the house
    more sockets for our office
    the fuse box is from the sixties
    a charging point for the car in our carport
    our workshop needs three-phase power
    safety check of all devices in our firm
    the doorbell and lamps in the hall are dead
  `,
  hvac: `
    it is freezing in our office and the radiators stay cold
    34 degrees in the attic every summer
    our gas burner is thirty years old, what should replace it
    the restaurant kitchen fills with steam and smoke
    the cold room is too warm
    stale air in the classroom
    something that cools our server room
    radiators gurgle and only get lukewarm
    get off gas in our house
  `,
  roofing: `
    it rains into the attic
    the storm tore off shingles
    water runs down the facade when it pours
    moss and broken slates up there
    a new cover for our barn
    leak around the skylight
    flat top of the garage is not tight any more
    replace everything from ridge to eaves
    the metal sheets on our hall rattle and leak
  `,
  painting: `
    the hallway is grubby and needs a fresh coat
    new colour for our facade
    old wallpaper off, new one on
    window frames are flaking
    brighten up the practice over the weekend
    hand back the flat with white walls
    children drew on all the walls
    varnish for the staircase
    the nursery in light blue by March
  `,
  flooring: `
    the carpet in the office is worn out
    scratched boards should shine again
    cork or vinyl for the practice
    underfoot everything is uneven
    oak boards for the living room
    the lino in the kitchen comes up at the edges
    something soft to walk on in the gym
    sand and oil the old planks
    a hard-wearing surface for our shop
  `,
  masonry: `
    a garden wall is falling over
    cracks in the house wall
    raise a wall between kitchen and hall
    the joints of the old wall crumble
    a barbecue out of natural stone
    close an old doorway
    a bigger opening in a load-bearing wall
    foundation for a garden shed
    steps of granite in front of the house
  `,
  renovation: `
    we bought an old house and everything has to be done
    our bathroom is from 1974
    turn the attic into a bedroom
    new cooking area with island, everything included
    make the farmhouse fit to live in
    a new interior for our shop within three weeks
    knock two flats into one
    shower instead of the tub for my parents
    gut the first floor and do it all new
  `,
  landscaping: `
    the yard of our new house is a heap of mud
    the hedge has grown to three metres
    somebody to mow and weed in front of our office
    beds and paths for a small plot
    I want to sit in green and have little work with it
    rolled turf, pond and a few shrubs
    the grounds of our hotel need year-round care
    plants that survive our dry summers
    a play area and shade for the kindergarten yard
  `,
  handyman: `
    a lot of small things are broken at home
    hang shelves, lamps and mirrors
    assemble our new cupboards
    somebody for everything that squeaks and wobbles
    a few hours of help around the house each month
    the door handle fell off
    my parents can no longer climb ladders
    someone to change bulbs and fix taps in our block
    put up curtain rails and a coat rack
  `,
  'structural-engineering': `
    may this wall be taken out
    will the ceiling carry the new machine
    someone to calculate the beams for our extension
    bridge over the brook on our land
    is the balcony still safe
    the calculations the authority asks for before we build
    how strong must the foundation be on soft ground
    flood protection and roads for the new district
    does our hall hold a heavy load of snow
  `,
  welding: `
    a railing for our balcony
    the frame of our trailer broke
    iron stairs outside the warehouse
    repair a cracked aluminium part
    join a broken steel bracket on the excavator
    carport out of metal beams
    hinges for a heavy stable door
    a fire bowl and candlesticks hammered by hand
    steel frame for a large table
  `,
  glazing: `
    a ball broke the pane
    draughts around every frame
    condensation between the panes
    a shower wall of clear glass
    the shop front was smashed last night
    balcony door no longer closes
    new frames that keep the cold and noise out
    mirror wall for the ballet room
    winter garden around the terrace
  `,
  scaffolding: `
    we need to get safely up to the facade
    platforms around the church tower for six weeks
    access for the painters at 15 metres
    a rig around our house for the roofers
    walkways along the facade for the bricklayers
    temporary roof over the building site
    staging for a festival grandstand
    protective nets in front of the facade
    working height of 20 metres for three months
  `,
  tiling: `
    ceramics in the shower come off
    the kitchen splashback needs doing
    large slabs for bathroom wall and ground
    the joints in the shower are black
    terracotta for our terrace
    cracked ceramic plates in the entrance hall
    a wet room for the wheelchair
    stone slabs laid in a herringbone pattern
    the pool edge is chipped
  `,
  plastering: `
    walls are uneven and crumbling
    smooth ceilings before we paint
    cracks in the ceiling
    a partition wall without bricks
    the outside coat of the house is coming off
    repair the old rose on the salon ceiling
    clay on the inside walls
    cover the pipes with boards
    holes and slots after the electrician was here
  `,
};
