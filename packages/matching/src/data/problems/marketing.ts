import type { Problems } from './problems.ts';

/** Marketing. */
export const marketingProblems: Problems = {
  marketing: `
    nobody in town knows we exist
    we are better than the others but they get all the customers
    how do I make my new practice known
    our customers are getting older and the young ones stay away
    get people into our new shop
    we spend on flyers and leaflets and have no plan behind it
    attract more guests in winter
    a small budget and a big launch in May
    word of mouth no longer brings enough work
  `,
  seo: `
    we are on page four when people look us up
    our competitor always shows up above us on the internet
    nobody finds our site
    after the relaunch our visitors dropped by half
    be found when somebody types emergency dentist
    show up on the map when people nearby look for us
    our texts do not contain what people type in
    good site but no visitors
    we disappeared from the results last week
  `,
  'paid-advertising': `
    we pay per visitor and hardly anybody buys
    my campaigns cost 2,000 a month and bring nothing
    show our offer to people in a 20 km radius
    sponsored posts without result
    the account of our campaign was blocked
    banners that follow visitors who left without buying
    get bookings quickly and pay for every visitor
    what would it cost to be on top of the results tomorrow
    billboards, radio and online for our opening
  `,
  'social-media': `
    I have no idea what to post
    our last post is from two years ago
    only 80 followers and half of them are family
    reels and stories for our nail studio
    young people are on their phones and never see us
    somebody who posts for us three times a week
    nobody likes or shares what we put up
    nasty comments under our posts
    we look dead online although the shop is full
  `,
  'content-marketing': `
    we know so much and never write about it
    useful articles that draw customers in
    be seen as the experts in our field
    stories from our workshop that people like to read
    something to send to our readers every month
    an editorial plan for the whole year
    guides and checklists for people who plan a garden
    explain our complicated product in simple pieces
    our site has no articles and feels dead
  `,
  copywriting: `
    I sit in front of an empty page and nothing comes
    our texts are boring
    words that make people buy
    describe our rooms so that one wants to book
    catchy slogan for our van
    somebody to write my book for me
    texts for the new brochure and the about page
    our product descriptions sound like a manual
    make a complicated topic readable
  `,
  'email-marketing': `
    our mailings end up in the spam folder
    we have 3,000 addresses and never write to them
    remind past buyers that we exist
    only one in twenty opens what we send
    a birthday voucher that reaches every customer's inbox
    welcome series after somebody signs up
    people unsubscribe after every mailing
    bring back customers who ordered once
    segment our list and write to each group
  `,
  'marketing-automation': `
    many visitors, few orders
    people fill the cart and leave
    follow up with everybody who downloaded our guide without doing it by hand
    turn more visitors into buyers
    which version of the page brings more inquiries
    interested people get lost between first contact and purchase
    score our contacts and pass the warm ones to the reps
    the form on our site is hardly ever sent
    every step from first visit to purchase running by itself
  `,
  'public-relations': `
    nobody in the papers writes about us
    get our anniversary into the local news
    a reporter called and I do not know what to say
    we are in a scandal and the phones do not stop
    we want to be on the radio
    our founder should be known in the industry
    invite reporters to our opening
    the news coverage of our accident was unfair
    get our study into the trade journals
  `,
  'influencer-marketing': `
    somebody famous should wear our shoes
    people with many followers who try our drink
    send our creams to well-known vloggers
    a food celebrity to taste our dishes and tell her fans
    who fits our label and has real followers
    travel vloggers for our hotel
    pay people who send us buyers
    our competitor is in every unboxing clip
    gamers who show our headset to their audience
  `,
  'marketing-analytics': `
    which of our campaigns actually brings buyers
    we do not know where our visitors come from
    half of our ad money is wasted, but which half
    set up tracking on our site
    numbers from five tools contradict each other
    count who clicks, calls and buys
    the tracking broke after the cookie banner
    what does one new customer cost us per channel
    understand at which step our visitors leave
  `,
  'direct-mail': `
    5,000 letters to households in our district
    put our menu into every letterbox
    postcards to all our old customers
    reach older people who are not online
    somebody to fold, stuff and post our letters
    addresses of new homeowners to write to
    printed letters to 800 company bosses
    catalogue sent to our regular buyers
    distribute vouchers around the new branch
  `,
  'reputation-management': `
    somebody left a lie about us on the internet
    one star and it is not even true
    only the unhappy ones write about us
    get satisfied guests to say so publicly
    when you look up my name an old story shows up
    our stars dropped from 4.6 to 3.9
    how do I answer an angry rating
    fake ratings from a competitor
    remove an old article about me from the results
  `,
  'app-store-marketing': `
    nobody downloads our program for phones
    200 installs in half a year
    better screenshots and description in the download store
    people install it and delete it after a day
    how do we get into the charts of Apple's store
    more installs without paying for each
    our download page does not convince anyone
    our phone game is invisible among a million others
    get listed under the right keywords for phones
  `,
};
