import type { Problems } from './problems.ts';

/** Human resources, sales and office support. */
export const staffProblems: Problems = {
  people: `
    we are 25 now and have no rules for holidays, sick leave or raises
    an employee complains about being bullied
    who handles conflicts and appraisals in a company our size
    our salaries are a mess and people compare
    somebody part time who looks after our employees' matters
    I have no time for staff files and leave requests
    how do I talk to an employee who underperforms
    people quit and nobody asks them why
    yearly reviews with every employee, but how
  `,
  recruiting: `
    we cannot find any welders
    nobody answers our job ads
    a new sales director by summer, discreetly
    I need ten people for the harvest
    our best developer left and must be replaced
    good cooks are impossible to get
    applications come in but the wrong ones
    somebody to fill our vacancies
    extra hands for three weeks before Christmas
  `,
  'employee-benefits': `
    what can we give our people besides money
    competitors offer a company pension and gym and we do not
    lunch vouchers and job tickets for staff
    keep good people without raising pay
    medical cover for our whole workforce
    company bikes for everybody
    perks that a small firm can afford
    childcare allowance for our employees
    compare what others in our trade give their staff
  `,
  onboarding: `
    new people take half a year until they are useful
    first day: no laptop, no desk, nobody there
    three starters left in the first month
    a plan for the first hundred days of new colleagues
    everything new starters must know is in one person's head
    write down our house rules for newcomers
    welcome pack and buddy for each new hire
    we hire twenty people this year and must break them in
    remote starters feel lost
  `,
  'staff-training': `
    our people must learn to deal with difficult customers
    two day seminar for our supervisors
    half of the team does not know the new system
    somebody to lead our yearly retreat with method
    keep our workforce's knowledge up to date
    course for apprentices' mentors in house
    a day on time management for our office
    moderate a meeting of thirty people so that something comes out
    our foremen never learned how to lead
  `,
  'diversity-inclusion': `
    we are all men over fifty
    how do we become open to disabled colleagues
    a colleague was insulted because of her headscarf
    equal pay for women in our company
    job ads that do not scare women off
    our board looks all the same
    prejudice in our interviews
    queer employees do not feel safe here
    refugees as colleagues, how do we prepare everyone
  `,
  'team-building': `
    our two offices do not know each other
    morale is low since the merger
    a day out with the whole crew
    people work next to each other but not together
    raft race or cooking evening for forty colleagues
    everybody works from home and we lost touch
    something fun for the summer outing of the department
    the mood at work is bad
    get the new colleagues to trust each other
  `,
  outplacement: `
    we have to let twelve people go and want to do it decently
    help those we dismiss to find something new
    the plant closes and 80 people need new jobs
    support for a manager we part from
    my employer pays somebody to get me a new position
    how do we tell them that their jobs are gone
    transfer company for dismissed workers
    fair parting with older employees
    CV help for people who lose their job here
  `,
  sales: `
    good product but nobody brings in orders
    our reps do not hit their numbers
    someone on commission who visits builders for us
    I am an engineer and hate persuading people to buy
    our revenue has been flat for three years
    who looks after our biggest customers
    we give quotes and hear nothing back
    build a crew that brings in orders
    get our tea into supermarkets
  `,
  'lead-generation': `
    the phone does not ring
    we depend on two customers and need fresh ones
    fill my calendar with first meetings
    nobody asks for a quote any more
    someone to ring companies and arrange a first talk
    our order book is empty from March
    a list of firms that might buy from us
    strangers on our site never leave their contact details
    get in touch with 500 dentists
  `,
  'sales-training': `
    my people give discounts far too quickly
    I get nervous when it comes to the price
    we lose nine of ten offers at the last step
    our technicians should learn how to sell more on site
    how to handle objections
    customers always beat me down
    role play for difficult pitches
    my shop assistants just stand around instead of approaching people
    learn to ask for the order
  `,
  'business-development': `
    find companies whose customers need what we make
    we want to grow into new fields together with others
    somebody to open doors at large corporations
    a bigger firm that takes us along to its clients
    cooperate with complementary firms
    enter the Nordic market with a local ally
    new sources of revenue beyond our core
    joint offers with other firms of the region
    who knows the right people in the hospital sector
  `,
  crm: `
    customer details are spread over five notebooks
    nobody knows who talked to which customer last
    we forget to follow up on quotes
    one place for all contacts, calls and offers
    when a salesman leaves, his contacts are gone
    our contact database is full of duplicates
    reminders when a customer has not ordered for a year
    move our contacts out of spreadsheets
    see the whole history with a client at a glance
  `,
  'customer-support': `
    we drown in emails from buyers
    buyers wait three days for an answer
    complaints pile up after every delivery
    somebody to answer questions from our buyers at weekends
    the same twenty questions every day
    angry tickets and no one to reply
    phone hotline for our product in two languages
    returns and complaints eat up my day
    after the purchase people feel left alone
  `,
  distribution: `
    we make great sauces but no shop stocks them
    who sells our machines in Poland
    get our brand on the shelves of specialist shops
    exclusive territory for our tools
    we look for brands to represent in Austria
    a partner with a field force in the south
    our product is made here, who brings it to shops abroad
    get our cosmetics into pharmacies
    agents who carry our line
  `,
  'virtual-assistant': `
    my inbox has 4,000 unread mails
    somebody who books my trips and appointments from anywhere
    I need ten hours a week of someone who keeps my back free
    my calendar is chaos
    small tasks online that I never get round to
    travel, mails and reminders done for me by somebody far away
    research hotels, send reminders, sort mails
    I am a coach and spend half my day scheduling
    delegate everything that is not my core work
  `,
  'office-administration': `
    paperwork all over the desk
    letters, filing, phone: somebody three mornings a week
    the person at our front desk is leaving
    I run a workshop and nobody opens the post
    someone to keep the office running
    write up offers and order paper and coffee
    our files are a mess
    front desk for a law practice
    parental leave cover at our front desk
  `,
  'data-entry': `
    3,000 paper forms must get into the computer
    handwritten cards into a spreadsheet
    product details for 800 articles must be keyed in
    copy addresses from business cards
    old membership cards onto the computer
    we have boxes of questionnaires
    retype our old manuals
    digitise our old paper files
    somebody patient to key in meter readings
  `,
  transcription: `
    twelve hours of interviews as text
    minutes from a recorded meeting
    my dictated reports must be written out
    write down what is said in our recordings
    text under the film for people who cannot hear
    court hearing as a written record
    old tapes of grandfather, word for word
    lecture recordings into readable text
    dictation from our surgery, same day
  `,
  coworking: `
    I cannot concentrate at home any more
    a room to meet clients twice a month
    our start-up needs four places to work for half a year
    a desk in the city for Tuesdays and Thursdays
    lonely at the kitchen table
    an address in the city centre with a place to work
    rooms for a two day workshop with whiteboard
    we gave up our premises and need somewhere to sit
    empty rooms upstairs that freelancers could use
  `,
  'call-answering': `
    I am on the roof and cannot pick up the phone
    callers hang up because nobody picks up
    somebody to take messages while we are in treatment
    the phone rings all day and I get nothing done
    missed calls at lunchtime
    a friendly voice for our callers outside opening hours
    patients cannot get through to us
    take calls in our name and book appointments
    during holidays nobody picks up
  `,
  archiving: `
    our cellar is full of old files
    destroy confidential papers
    how long must we keep all this
    a century of company papers nobody has sorted
    paper files take up a whole room
    old hard drives and folders must be destroyed securely
    bring order into the town's historical papers
    where to put 200 binders we must keep for ten years
    we never find old contracts
  `,
};
