import type { Problems } from './problems.ts';

/** Charity work, public life and the roles people have. */
export const societyProblems: Problems = {
  nonprofit: `
    an aid organisation our firm could support
    who looks after homeless people in our town
    we want to do good with part of our profit
    somebody who takes leftover food for people in need
    our association for refugees needs partners
    a good cause for our company run
    set up an organisation for girls in Malawi
    who helps families with sick children
    our club wants to be recognised as serving the common good
  `,
  fundraising: `
    our orphanage needs money
    a new roof for the church hall and the purse is empty
    how do we win regular givers
    gala evening to collect for the hospice
    who pays for shirts and tournament of our youth side
    companies that back our festival
    letters that move people to give
    100,000 for a lifeboat
    our club lives from hand to mouth
  `,
  volunteering: `
    helping hands for the food bank on Saturday
    I am retired and have time to give
    nobody wants to sit on our club's committee
    our employees would like to help for a day
    reading buddies for children
    drive meals to lonely people, unpaid
    plant trees with fifty people
    do something meaningful at weekends
    unpaid helpers for the marathon
  `,
  government: `
    who at the town hall decides about our square
    make our voice heard in parliament
    a new law threatens our trade
    the mayor should know about our problem
    talk to ministers about our industry
    our citizens' initiative against the road
    how do we win a ministry as a partner
    what is the district planning for our quarter
    regional programme for rural areas, whom do I talk to
  `,
  religion: `
    a pastor for our baptism
    prayers for my sick brother
    a place to worship in our new town
    bible circle on Thursday evenings
    a rabbi for the bar mitzvah
    where can our Muslim colleagues pray
    blessing of our new fire engine
    choir and parish life for a newcomer
    somebody to talk to about God
  `,
  founder: `
    technical partner who builds it with me from nothing
    I have the product and need somebody for the business side
    who wants to start something with me
    equal partner with shares instead of pay
    others in the first year of their own company, to learn from each other
    a second head for my idea in health
    meet others who are setting up their own company
    designer who joins for equity
    turn my thesis into a company together
  `,
  'business-owner': `
    swap ideas with people who run their own firm
    who knows what it is to pay wages every month
    a round table of bosses from our town
    meet people who have their own place
    talk to somebody who runs a workshop of ten people
    I run my own firm and feel alone with it
    those who decide and pay themselves, not employees
    breakfast with local bosses
    how do other bosses cope with holidays and illness
  `,
  executive: `
    talk to those at the very top of large companies
    a new head for our group
    who leads a company of more than 500 people
    find someone to run our subsidiary
    round of bosses from big corporations
    our technical chief leaves, who follows
    get to the corner office with our proposal
    someone with experience at the top of a listed company
    a leader to take over our German branch
  `,
  freelancer: `
    somebody for three months without hiring
    extra hands for a project, paid by the hour
    I work for myself and look for others like me
    self-reliant people who can start next week
    replace a colleague on leave by somebody on a day rate
    experts for single tasks, no permanent post
    I left my job to work for several clients
    people without a boss for a shared desk
    pool of people we can call when there is too much work
  `,
  startup: `
    young companies with fresh ideas for our group
    pilot our technology with somebody fast and small
    I want to work in a small, wild, new company
    companies less than three years old that need premises
    our corporation wants to learn from young firms
    new ventures that build something for farms
    join a crew of five with a big idea
    innovators for our hall of ideas at the fair
    we founded six months ago and look for our first customers
  `,
  'board-member': `
    an experienced voice to oversee our management
    our charity needs someone to watch over its affairs
    independent outsider for our supervisory body
    somebody with finance know-how for our committee of the foundation
    wise heads to guide our young company four times a year
    I would like to sit on the supervisory body of a hospital
    chair for our association's committee
    who controls the management of our cooperative
    a woman with industry knowledge for our supervisory body
  `,
  'decision-maker': `
    get past the front desk to those who can say yes
    who decides on purchases in hospitals
    I keep talking to people who cannot sign
    find whoever holds the budget
    a meeting with the one who signs off on fleets
    contact to those responsible for buying at hotel chains
    who has the last word on IT in the county
    we need the person who can approve it
    speak to whoever runs production there
  `,
  student: `
    I finish my degree in summer and need a first job
    someone to do a bachelor thesis with us
    cheap young hands for Saturdays
    I am at university and need to earn a bit
    unemployed since May, who needs me
    young talents for our holiday shifts
    I want to get into publishing after my exams
    semester project in cooperation with a firm
    I look for work as a cook in Graz
  `,
  'small-business': `
    shops and workshops with under twenty people
    crafts firms in our town that want to buy together
    meet other little firms from the neighbourhood
    firms run by the third generation
    we are five people and want to work with others our size
    little firms that cannot afford a department of their own
    keep shops alive in our town centre
    who has offers for firms with three employees
    one-woman shop looks for allies
  `,
};
