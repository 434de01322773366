import type { Problems } from './problems.ts';

/** Investment and law. */
export const lawProblems: Problems = {
  investment: `
    we need half a million to expand
    looking for people who put money into our factory
    I have savings and want a stake in local companies
    who would back a second branch of our cafe
    a silent partner with money
    shares in our company for fresh money
    our growth is limited by the lack of equity
    backers for a hotel project by the lake
    we are ready to give away ten percent
  `,
  'angel-investment': `
    first 100k for our prototype
    we have an idea, two founders and no money
    experienced entrepreneur who puts in money and opens doors
    friends and family money is used up, what next
    early backer for a medical device
    somebody wealthy who believes in our idea
    small ticket before we have any revenue
    I sold my company and want to back young founders
    first cheque for our startup
  `,
  'venture-capital': `
    our software grows 20 percent a month and needs 3 million
    next round to open the US market
    institutional money for a fast growing tech company
    term sheet on the table, who else should we talk to
    fund that leads our round
    we burn 200k a month and have runway until May
    scale to ten countries in two years
    intro to funds that like climate tech
    board wants a fund with a name on the cap table
  `,
  'private-equity': `
    we want to buy a competitor
    sell a majority to a fund and stay on as managers
    managers want to take the company over from the group
    merge with the firm next door
    roll up five small firms in our trade
    due diligence on a company we may buy
    the group wants to divest our division
    carve out of a subsidiary
    two of the shareholders want out, who buys them
  `,
  crowdfunding: `
    get many small amounts from fans for our first album
    pre-sell our gadget before we produce it
    our customers should be able to own a piece of the brewery
    campaign to collect 30,000 online in a month
    neighbours want to chip in for the village shop
    reward levels for backers
    nobody pledged after the first week
    collect money on the internet for our documentary
    run a launch where backers pay up front
  `,
  'business-succession': `
    nobody in the family wants to take over
    I am 63 and my workshop needs a new owner
    what is my company worth
    our children are not interested in the firm
    who continues the bakery when I retire
    find a buyer who keeps our people
    pass the firm to my daughter without a fight
    I want to take over an existing firm instead of founding one
    hand over to my foreman step by step
  `,
  legal: `
    we are being sued
    my neighbour threatens to take me to court
    I got a threatening letter and do not know my rights
    is what our competitor does even allowed
    somebody to represent me before the judge
    what am I liable for
    a customer demands damages from us
    a company that always has somebody to ask about our rights
    partners in the firm have fallen out and it gets ugly
  `,
  contracts: `
    a big customer sent me 40 pages to sign
    what happens if our supplier does not deliver, is it in writing
    I work on a handshake and got burned
    small print for our online orders
    somebody to read this before I sign
    clients keep cancelling at the last minute and we have nothing in writing
    secrecy paper before we show our idea
    can we get out of this three-year deal
    write down what my business partner and I arranged
  `,
  'intellectual-property': `
    somebody copies our products and sells them cheaper
    I invented something and want to protect it
    is our new name still free to register
    our photos are used by others without asking
    a letter says we infringe somebody's registered name
    protect our recipe from copycats
    a manufacturer wants to pay for using my invention
    who owns the code our freelancer wrote
    fakes of our bags on online marketplaces
  `,
  'employment-law': `
    I have been fired unfairly
    we must let somebody go and fear a lawsuit
    an employee is constantly sick, what may I do
    severance for a manager of twenty years
    can my boss change my hours just like that
    warning letter to an employee who is always late
    the works council blocks our shift plan
    non-compete clause of our former salesman
    she was dismissed while pregnant
  `,
  'company-formation': `
    I want to set up a limited company
    what legal form should my start-up have
    three of us want to start a firm, who does the paperwork
    how do I sign up my trade with the authorities
    turn my sole trade into a company with shares
    we need articles of association
    open a subsidiary in Estonia
    starting in May and nothing is filed yet
    shelf company, ready within a week
  `,
  compliance: `
    new rules for our industry and nobody understands them
    money laundering checks on our customers
    whistleblower channel required by law
    the supervisory authority announced an inspection
    are we allowed to sell this supplement
    code of conduct for our sales people
    fear of fines because of the new EU directive
    supply chain act: what must we document
    a licence we need to sell this, and how to get it
  `,
  conveyancing: `
    we are buying a house and the papers scare us
    my landlord wants me to sign ten years for the shop
    who checks the land register before we pay
    transfer the flat to my son
    completion date is in three weeks and nothing is ready
    rent for our shop goes up every year, is that clause valid
    there is a right of way over the plot we are buying
    the seller hid the wet cellar from us
    title deeds, searches, exchange
  `,
  immigration: `
    our new cook from India cannot enter the country
    my residence status runs out in March
    bring an engineer from Brazil to our company
    how can my wife join me here
    I want to become a citizen
    moving to Portugal and working from there
    our job offer was accepted but she needs papers to come
    blue card for a software developer
    asylum seekers want to work for us, may they
  `,
  mediation: `
    two partners no longer speak to each other
    settle it out of court
    quarrel with the builder about the final bill
    a neutral person for our family firm's quarrel
    neighbours fighting about noise for years
    heirs cannot agree
    conflict between two departments is poisoning the place
    we want to part ways without a trial
    somebody to sit both sides at one table
  `,
  notary: `
    have a signature officially certified
    our house purchase must be signed before an official
    authenticated copy of my diploma for abroad
    legalise a document for the embassy
    sign the shareholder transfer officially
    stamp on a document for a foreign authority
    official witness for signing a mandate
    land register entry must be authenticated
    swear an affidavit
  `,
  'family-law': `
    my wife and I are separating
    who gets the children at weekends
    he does not pay for the kids
    split the house after the marriage failed
    we want to marry and keep our companies separate
    my ex wants to move away with our daughter
    adopt my partner's son
    maintenance after a separation
    grandparents want to see their grandchild
  `,
  'wills-probate': `
    who gets my house when I die
    father died and left a mess of papers
    make sure my partner is looked after if something happens to me
    my brother was left everything, can I contest that
    somebody should decide for mother when she no longer can
    settle grandmother's estate
    leave something to the animal shelter
    there was a second testament in the drawer
    we are unmarried and want to provide for each other after death
  `,
  'criminal-law': `
    the police searched my office
    my son was arrested last night
    summons as an accused
    charged with fraud
    caught driving drunk
    accused of something I did not do
    they found drugs in the car
    my employee was charged with theft and I must testify
    should I say anything to the police
  `,
  'personal-injury': `
    I was hit by a car and cannot work
    the hospital made a mistake during my operation
    compensation for pain after a fall at work
    their insurer offers far too little for my broken leg
    dog bit my child
    whiplash after a crash
    my mother fell on an icy pavement nobody cleared
    who pays for my lost earnings after the crash
    misdiagnosed for two years
  `,
  insolvency: `
    we can no longer pay our suppliers
    the firm is going under
    close the company in an orderly way
    creditors are lining up
    can the business still be saved
    when must a director file with the court
    our biggest customer went broke and drags us down
    wind up a company with debts
    rescue plan for a firm in trouble
  `,
  'data-protection': `
    may we use cameras in the shop
    a customer wants to know everything we have stored about him
    cookie banner on our site, is it right
    addresses of our clients leaked
    we got a fine because of our mailing list
    patients' files in the cloud, allowed or not
    do we have to appoint somebody for it by law
    may we share customer records with a partner
    an employee took the customer list home
  `,
};
