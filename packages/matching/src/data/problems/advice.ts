import type { Problems } from './problems.ts';

/** Business advice and languages. */
export const adviceProblems: Problems = {
  'strategy-consulting': `
    where should the company be in five years
    we do many things and none of them really well
    should we give up the wholesale side
    an outsider to look at our whole firm
    competitors overtake us and we do not know why
    the bank wants to see on paper how I will earn money
    which markets should we enter
    two owners, two ideas of where to go
    our model worked for thirty years and no longer does
  `,
  'business-coaching': `
    I am the boss and have nobody to talk to
    promoted to head of department and overwhelmed
    I work 70 hours and get nowhere
    sparring partner for difficult decisions
    I do not know what I want to do with my working life
    how do I become a better boss
    I can't let go and do everything myself
    stuck in my job at 45
    my managers avoid every conflict
  `,
  mentoring: `
    somebody who has done it before and shares it with me
    an older entrepreneur I may ask for advice now and then
    I am new in the trade and want to learn from someone experienced
    young woman in engineering looks for a role model
    first year as a boss, who shares their lessons
    an experienced hand to guide my first steps
    coffee once a month with a seasoned founder
    I would like to pass on forty years in retail to someone young
    somebody who believes in me and tells me the truth
  `,
  operations: `
    from order to dispatch everything takes us three times too long
    orders get lost between office and workshop
    the same mistakes happen over and over
    it all depends on me and I cannot take a holiday
    we double our staff but not our output
    nobody knows who does what
    write down how we do things
    too much waste and waiting in production
    our day to day is chaos
  `,
  'project-management': `
    our new building is eight months late
    too many tasks, no overview, deadlines missed
    somebody to steer the move of our software
    ten suppliers and nobody coordinates them
    we never finish on time
    keep the budget and dates of our new plant under control
    somebody who brings this to the finish line
    sprints and boards, we do not know how
    large undertaking and nobody in charge
  `,
  'change-management': `
    staff resist the new way of working
    merging two offices with different habits
    we introduce new software and nobody uses it
    the company must become digital and the old hands are afraid
    new structure, everyone is unsettled
    take people along when everything is reorganised
    from hierarchy to self-organised groups
    after the takeover nobody knows where they stand
    our employees are tired of yet another reorganisation
  `,
  'product-management': `
    we build features nobody asked for
    which feature comes first
    somebody who decides what our developers build next
    backlog of 300 wishes
    our app grows in all directions
    turn customer wishes into what we build next
    when should we launch and with what
    engineers and salespeople want different things in the next version
    nobody is responsible for our software as a whole
  `,
  'market-research': `
    would anyone pay for our idea, we would like to know before we start
    what do our buyers think of us
    who are our rivals and what do they charge
    ask 500 people in the region
    is there room for another gym in town
    we guess what people want
    how large is the demand for vegan shoes
    why did they choose somebody else
    test two names on real people
  `,
  procurement: `
    we pay too much for material
    find a cheaper source for steel parts
    our only source of screws has closed
    compare offers for 200 laptops
    every department orders on its own
    factory in Asia that makes our bags
    prices of raw materials explode
    buy together with other firms
    renegotiate with those we buy from
  `,
  franchising: `
    my burger shop runs well, how do I let others copy it
    open a shop under a known brand
    I want to be my own boss with a proven concept
    multiply our studio across the country
    manual and fees for partners who open under our name
    take over a branch of a chain
    which system can I join with 60,000 of my own
    our concept in ten other towns run by local owners
    find people to open more outlets under our name
  `,
  export: `
    we want to sell abroad and don't know how
    first order from Canada, what now
    find buyers for our wine in Japan
    goods from Vietnam to our shop
    what papers does a parcel to Switzerland need
    letters of credit for an order from Nigeria
    our home market is too small
    agents in Spain for our machines
    bring Moroccan rugs to Europe
  `,
  sustainability: `
    our large customers ask how much CO2 we cause
    become a greener company
    report about our environmental impact
    less plastic in what we do
    what can we do as a hotel for the environment
    we want to be carbon neutral by 2035
    is our eco claim greenwashing
    the bank asks about our environmental score
    fair trade and green label for our range
  `,
  'quality-management': `
    our customer only buys from firms with a recognised seal
    too many faulty parts leave our hall
    external check in November and the handbook is not ready
    complaints about defects rise
    get our lab accredited
    documented procedures for medical parts
    pass the yearly surveillance visit
    every shift works differently and errors slip through
    we need the paper that car makers ask for
  `,
  'risk-management': `
    what if the main building burns down
    plan for the day our servers fail
    we depend on a single supplier
    prepare for a power cut of three days
    nobody has thought about what could go wrong
    the board wants a list of our biggest threats
    pandemic hit us unprepared
    emergency plan for the factory
    bad press hit us and nobody knew what to do
  `,
  'interim-management': `
    our plant manager fell ill for six months
    somebody to lead the firm until a successor is found
    the finance chief left overnight
    experienced manager who steps in for a year
    bridge the gap at the top
    lead the division through the sale, then leave
    head of production wanted for nine months
    a seasoned boss who takes over temporarily
    vacancy in the management, start on Monday
  `,
  'startup-advice': `
    I have an idea and don't know how to begin
    should I quit my job for my idea
    first steps into self-employment
    is my idea any good
    a programme that takes young firms by the hand
    unemployed and want to become my own boss
    from university lab to a company
    what do I need before I open my own place
    pitch practice and contacts for our young firm
  `,
  appraisal: `
    what is grandmother's jewellery worth
    the insurer doubts the value of our paintings
    an independent opinion for the court
    how much is our machine park worth
    damage after the storm must be assessed
    find out what the collection would bring
    neutral estimate for the divorce
    second opinion about construction faults
    what would the house bring today
  `,
  'bid-writing': `
    the city puts the school meals out to competition
    200 pages of documents to win a public contract
    we never win public contracts
    how do I offer my work to authorities
    submission closes on the 15th and nobody can write it
    hospital invites offers for cleaning
    we are good on site but bad on paper for public orders
    find public contracts that suit a painter
    our proposal was excluded for a missing form
  `,
  customs: `
    our container is stuck at the port
    the parcel from the US is held at the border
    which code does our product have
    what do I pay at the border for goods from China
    carnet for our exhibition goods
    after Brexit nothing gets across smoothly
    declarations for every shipment to Norway
    officials opened our shipment
    proof of origin for our machines
  `,
  translation: `
    our manual must be available in Polish
    my birth certificate in German for the authorities
    contract in Italian that we do not understand
    menu in four languages
    our site in French
    I do not understand the letter from Spain
    a book of mine for English readers
    data sheets into Czech by Thursday
    officially sworn version of my diploma
  `,
  interpreting: `
    a delegation from Japan visits us on Friday
    negotiations in Turkish and I speak none
    somebody who speaks Ukrainian for a doctor's visit
    two hundred guests in three languages at our congress
    court date and I do not speak the language
    factory tour for Chinese guests
    on the phone with a supplier in Italian
    headsets and booths for our assembly
    come along to the registry office, my bride speaks Arabic
  `,
  localization: `
    our app should feel native in Brazil
    dates, prices and jokes fit for the Japanese market
    the game launches in six countries at once
    adapt our campaign for French culture
    strings of our software in twelve tongues
    the German version sounds stiff and foreign
    right to left for Arabic users
    our slogan is rude in Spanish
    shop for the Dutch with their sizes and ways to pay
  `,
  'language-teaching': `
    our receptionists have to speak better English
    learn Italian before we move to Rome
    my daughter fails French
    our mechanics from Syria need German
    brush up my Spanish for a trip
    confident in meetings in English
    learn Portuguese in the evening
    prepare for the B2 exam
    practise speaking with a native
  `,
  proofreading: `
    my thesis is full of mistakes
    someone to check commas and spelling
    annual report goes to press and nobody has read it twice
    is my English in this application right
    make my manuscript read better
    typos in our catalogue embarrass us
    check my novel before I send it off
    style and grammar of our newsletter
    a fresh pair of eyes on the text
  `,
  'sign-language': `
    a deaf colleague joins our team meeting
    deaf visitors at our museum tour
    our event should be followed by people who cannot hear
    parent evening with deaf parents
    doctor's appointment for my deaf mother
    learn to talk with my deaf son
    wedding with deaf guests
    someone who signs on stage
    job interview with a deaf applicant
  `,
};
