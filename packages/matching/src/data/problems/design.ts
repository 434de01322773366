import type { Problems } from './problems.ts';

/** Design and printing. */
export const designProblems: Problems = {
  design: `
    everything we put out looks different
    a creative mind with taste for our new line
    it works but it is ugly
    our look is from the nineties
    somebody with an eye for form and colour
    make our things beautiful
    overall look for the exhibition, from poster to chairs
    creative person for all sorts of visual jobs
    ideas for how our new collection should look
  `,
  'graphic-design': `
    poster for our summer concert
    my homemade price list looks amateurish
    drawings for a children's book
    somebody to set our annual report nicely on 40 pages
    programme booklet for the theatre
    our ads in the local paper look cheap
    album cover for our second record
    drawings that explain how our machine works
    invitation card for the anniversary
  `,
  branding: `
    we need a name and a sign for our new firm
    people confuse us with the shop next door
    nobody recognises us
    after the merger we need one common look
    our emblem is thirty years old
    what do we stand for and how do we show it
    a face for our new gin
    colours and fonts that fit us
    premium prices but we look like a discounter
  `,
  'ux-design': `
    users get lost in our app
    people call us because they cannot find the button
    the checkout confuses everybody
    watch real people try our software
    our screens are cluttered
    sketch the screens before the programmers start
    older users do not understand our booking form
    make our internal tool easier to work with
    clickable draft of our idea to show to investors
  `,
  'packaging-design': `
    how should our chocolate look on the shelf
    bottle and box for our new gin
    the box should sell our soap
    our jars look homemade next to the others
    carton that is pretty and opens easily
    what has to be printed on a food wrapper and how
    our tea bags come in plain paper
    gift box for three jams
    a wrapper that stands out in the supermarket
  `,
  'industrial-design': `
    turn my sketch of a gadget into something that can be made
    our device works but looks like a brick
    a housing for our electronics
    draw the part so that a factory can produce it
    form and ergonomics of a new drill
    computer drawings of my invention
    chair that can be manufactured cheaply
    design for a medical device that nurses like to hold
    from the idea to a model one can touch
  `,
  animation: `
    show in 90 seconds how our service works
    bring our mascot to life
    moving figures for a children's channel
    show the inside of our pump in motion
    cartoon clip for our campaign
    lively titles for our series
    drawn characters that explain insurance
    our fair stand needs something moving on the screen
    short looping clips of our logo
  `,
  'presentation-design': `
    my talk is on Thursday and it looks awful
    investors should understand us in twelve pages
    too much text on every page I show
    make our company introduction for the projector look good
    charts that one grasps at a glance
    the board falls asleep when I show figures
    template for all our talks
    visual aids for a big stage
    rework our sales talk visually
  `,
  print: `
    500 programmes by Friday
    our association's yearbook, 300 copies
    who puts our poster on paper in size A0
    small run of a cookbook
    our office machine cannot do such quantities
    photos on canvas for the lobby
    10,000 booklets at a good price
    thick paper with gold foil
    election flyers for the whole district
  `,
  signage: `
    people walk past because nothing hangs over our door
    lettering on our vans
    visitors cannot find the entrance
    illuminated letters for the facade
    opening hours on the glass of the door
    large tarpaulin with our name for the building site
    directions in the hospital corridors
    the old board above the shop is faded
    foil on our company cars
  `,
  'business-cards': `
    something to hand over when I meet people
    new phone number, everything with our address has to be redone
    paper and envelopes with our name
    little folded sheets with our prices
    cards for five new colleagues
    dishes and drinks list for the tables
    nothing to leave behind after a talk
    price lists to lay out on the counter
    notepads and envelopes for the practice
  `,
  merchandise: `
    something useful with our name on it to give away
    matching shirts for the whole crew
    200 cups with our emblem
    Christmas presents for our customers
    hoodies for the school leavers
    caps and bags for our fans
    pens for the trade fair
    our waiters should all wear the same
    jackets with our name for the fitters
  `,
  '3d-printing': `
    one spare part that is no longer made
    a plastic model of our idea by next week
    just ten pieces, a mould would be too dear
    broken knob of an old radio
    hold our design in our hands before production
    architectural model from the computer file
    small series of plastic housings
    figure of our mascot made from a file
    test whether the part fits before tooling
  `,
  engraving: `
    names on forty medals
    a date inside a ring
    cup for the winner of our tournament
    brass sign for the doctor's door
    dedication on a watch
    serial numbers on metal parts
    the club champion needs something to put on the shelf
    door sign with our family name
    letters cut into glass
  `,
  bookbinding: `
    grandmother's Bible is falling apart
    my dissertation in hard cover
    guest book with leather cover
    beautiful handwritten place cards
    fifty copies with thread and linen
    repair torn pages of an old atlas
    certificates written by hand
    photo album made by hand
    loose minutes of the council into volumes
  `,
};
