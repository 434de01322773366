import type { Problems } from './problems.ts';

/** Web work and software. */
export const webProblems: Problems = {
  web: `
    we are not on the internet at all
    people look for us online and find nothing
    our page on the net is from 2009
    customers want to see our opening hours and prices online
    I only have a profile on a portal and nothing of my own
    a place on the internet for our club
    just opened and still invisible online
    my practice has no pages on the net
    something simple online with pictures and a phone number
  `,
  'web-design': `
    our pages look terrible on a phone
    our site is outdated and embarrassing
    make the start page beautiful and clear
    one attractive page for our campaign
    my site looks homemade
    visitors leave after three seconds because it looks cheap
    a modern look for our restaurant's pages
    portfolio online for a sculptor
    the template everyone uses looks boring
  `,
  'web-development': `
    guests should be able to reserve online
    customers need a login where they see their orders
    the form on our page stopped sending
    our site is terribly slow
    somebody to program a price calculator for our pages
    members' area with payments and documents
    our coder vanished and nobody understands the code
    portal where tenants report defects
    the layout falls apart in some browsers
  `,
  wordpress: `
    a plugin update broke our site
    my site was hacked through an old plugin
    I want to change texts on my pages myself
    white screen after the update
    the theme no longer gets updates
    editors should publish news without a programmer
    move our blog to a new theme
    too many plugins and everything crawls
    I can't get into the dashboard of my site any more
  `,
  'web-hosting': `
    our site is down again
    where should our pages live and who looks after them
    mails to our own address do not arrive since the move
    our address on the internet expired
    the padlock in the browser is missing
    move our pages to another provider
    somebody who does the updates of our site every month
    the site collapses when many visitors come
    register our name ending in .org
  `,
  'online-shop': `
    sell my jam over the internet
    we want to take orders day and night
    our stock at the counter and online never match
    customers in other cities want to buy from us
    move our catalogue with 2,000 articles to the net
    sell on the big marketplaces
    parcels, payments and returns for what we sell on the net
    people should be able to order vouchers from home
    our cart software is no longer supported
  `,
  accessibility: `
    blind people cannot use our pages
    the new law says our site must work for everyone
    our forms do not work with a screen reader
    contrast too low and text too small for older people
    check whether people with disabilities can book with us
    keyboard only, no mouse: our shop fails
    complaint from a visually impaired customer
    PDF files that a reader for the blind can read out
    our city portal must be usable by all citizens
  `,
  software: `
    nothing one can buy off the shelf fits how we work on screen
    a tool that plans our fitters' routes
    our order system is twenty years old and its author retired
    turn our monster of Excel sheets into a proper tool
    my idea needs somebody technical who can build it
    our planning tool crashes every day
    the two systems do not talk to each other
    we need a calculation tool only for us
    build a booking system for our boats
  `,
  'mobile-apps': `
    something for the phone so that guests can order from the table
    our members want everything on their phones
    our fitters should enter hours on the phone
    customers collect points on their smartphone
    our phone program crashes after the last update
    push messages for our parish
    idea for something people carry in their pocket
    tablet tool for our field crew without internet
    track the dog walk on the phone
  `,
  saas: `
    we want to rent out our program by the month
    turn our in-house tool into something others subscribe to
    users cancel after the trial month
    monthly plans and billing for our online tool
    a ready online tool for booking courses, paid monthly
    one installation for many customers
    our users do not come back after signing up
    recurring revenue from our program
    somebody who has scaled a subscription tool
  `,
  'artificial-intelligence': `
    can a computer sort our incoming mails
    answer routine questions of customers automatically at night
    recognise faulty parts in pictures
    everyone talks about it, what could it do for our firm
    a machine that reads invoices by itself
    search our 10,000 documents by asking questions
    predict which machines fail next
    our staff should learn to write prompts
    summarise long reports automatically
  `,
  'data-analysis': `
    we collect numbers and never look at them
    which products sell together
    every Monday someone spends half a day on reports
    one screen with all our figures
    why do customers leave, it must be in our numbers
    evaluate our survey of 600 people
    make sense of five years of orders
    charts that show the boss what is going on
    is the difference in our trial significant
  `,
  'data-science': `
    forecast how many buns we sell on Saturday
    figures from eight systems should flow into one place
    a model that predicts cancellations
    millions of log lines and no insight
    recommend products to our users
    detect fraud in transactions
    clean and join huge tables every night
    price our rooms by predicted demand
    our numbers people wait hours for each query
  `,
  'process-automation': `
    we copy the same figures from one system to another
    every order is typed in three times
    approvals by paper take weeks
    when a form comes in, everything else should happen by itself
    connect our shop to our accounts program
    stupid repetitive clicking all day
    reminders and documents should go out by themselves
    holiday requests on paper slips
    link calendar, mail and customer list
  `,
  testing: `
    every release breaks something else
    our users find the bugs before we do
    does the program hold when 5,000 people log in
    somebody to click through everything before we go live
    we are afraid of every update
    bugs keep coming back
    check our app on fifty different phones
    the same checks by hand before each release
    acceptance of our new system by people who look closely
  `,
  erp: `
    purchasing, stock and orders all in one system
    nobody knows what is in stock
    our company has outgrown its spreadsheets
    one system for the whole company
    the big system we bought does not fit our processes
    migrate from our old commodity management
    orders, production and accounts do not fit together
    introduce one program for all departments
    our installed system needs somebody who can configure it
  `,
  games: `
    an escape room on the tablet
    learn the road signs by playing
    idea for a puzzle on the phone
    our museum wants something playful for children
    characters and levels for our adventure
    points, badges and levels in our course
    multiplayer tournament for our fans
    virtual reality experience of our old town
    somebody to program a quiz with high scores
  `,
  'iot-embedded': `
    measure the temperature in all our fridges remotely
    our machine should report when it needs oil
    control the lights of the greenhouse from afar
    a small device that counts visitors
    the chip in our product needs a program
    connect old machines to the network and read them out
    track where our containers are
    an arm that stacks boxes on its own
    level measurement in our tanks by radio
  `,
  'gis-mapping': `
    where do our customers live, show it on a plan
    plan of all the trees in our municipality
    photograph our fields from the air and measure them
    hiking plan of the region for our guests
    which location for the third branch
    measure the quarry from the air
    pipes and cables of the town on one plan
    our delivery areas drawn out by postcode
    flood zones around our plot
  `,
};
