import type { Problems } from './problems.ts';

/** Accounting and finance. */
export const moneyProblems: Problems = {
  accounting: `
    our annual statements are due at the registry in six weeks
    I have no idea whether we made a profit last year
    the man who did our year-end figures for twenty years has retired
    somebody to prepare the balance sheet and explain it to me
    can I pay myself a dividend or a salary
    sole trader turning into a limited company, who does my figures now
    the bank wants three years of certified financial statements
    which expenses am I allowed to claim
    tired of our numbers person who never calls back
  `,
  bookkeeping: `
    receipts in a shoebox since January
    entering every purchase into the spreadsheet eats my Sundays
    our bank transactions have not been matched since spring
    nobody has sorted our paperwork for two quarters
    we need somebody in once a week to post the incoming bills
    I am hopeless with receipts and petty cash
    the figures in our system no longer agree with the bank statement
    my wife used to enter all the income and spending, now she is ill
    get our records into shape before the year-end people see them
  `,
  payroll: `
    I just hired my first two employees and have to pay them properly
    our people were paid wrong again last month
    working out overtime, sick days and holiday pay takes me two days
    pension contributions for staff keep going wrong
    paying 30 hourly people every Friday without mistakes
    how do I register as an employer and pay my assistant
    somebody to calculate what each employee takes home
    new minimum pay rules and our calculation is out of date
    bonus and commission must be on everybody's pay by the 25th
  `,
  tax: `
    the revenue office sent me a frightening letter
    I owe the state more than I expected and do not know why
    how much do I have to set aside from my side income
    declare my rental income from abroad
    the deadline for my yearly declaration is next Tuesday
    inspectors from the revenue want to look at three years
    do I have to charge it on sales to other EU countries
    pay the treasury less, legally
    selling a flat, what will the state take
  `,
  audit: `
    our parent group demands an independent check of the annual statements
    the members' meeting must have the accounts examined by an outsider
    we grew past the threshold and our statements must be verified by law
    the foundation that funds us asks for an independent opinion on how we spent it
    are our controls good enough to catch theft
    somebody impartial to go through the charity's books
    I suspect somebody in purchasing is cheating, look through the records
    investors want verified figures before they sign
    third party review of our annual report
  `,
  'cfo-services': `
    we are growing and nobody steers the money
    will we still be able to pay everybody in October
    profitable on paper but the account is always empty
    investors ask for a forecast and I have only gut feeling
    a senior finance head two days a month, full time is too dear
    I need monthly figures I can decide by
    how much can we afford to hire next year
    what does each product really earn us
    our margins are shrinking and I cannot see where
  `,
  invoicing: `
    customers pay us ninety days late
    nobody chases those who owe us money
    40,000 outstanding and I hate making those phone calls
    it takes us weeks to charge for the work we did
    one big client simply does not pay
    reminders, second reminders, nothing happens
    get what we are owed without losing the customer
    who charges our customers at the end of the month while I am on site
    unpaid jobs from last summer
  `,
  finance: `
    who can explain our options for the money side of a new hall
    our house lender turned us down, what other ways are there
    a sound partner for all our money questions
    which account suits a young company with foreign customers
    we need somebody to negotiate with our house lender
    pay for the new machine over five years
    put our money matters on a solid footing
    a money person who understands seasonal businesses
    I want a second opinion on what our branch manager proposed
  `,
  lending: `
    I need 50,000 to buy a second van
    bridge the two months until our customer pays
    borrow against our unpaid bills
    my house bank said no to the extension
    money for stock before Christmas, paid back in January
    we want to buy the machine in instalments
    overdraft is maxed out and a large order came in
    quick money for a new oven
    borrow 10k as a self-employed person without security
  `,
  mortgage: `
    we found a house and need to know what we can borrow
    our fixed rate ends in autumn and the new one is double
    can I buy a flat although I am self-employed
    how large a deposit do we need as first-time buyers
    monthly repayments on our house are killing us
    compare rates from different banks for our first flat
    borrow against the building to extend it
    bank refused us because of irregular income, but we want to buy
    buy out my ex-husband's half of the house
  `,
  insurance: `
    what if a customer slips in my shop and sues me
    am I covered when somebody steals tools from the van
    our warehouse flooded and we want to be protected next time
    premiums went up thirty percent again
    cover for the whole fleet with one contract
    protect my family if I cannot work any more
    the event organisers demand proof that we are covered
    I have no cover for mistakes in my advice
    is my workshop covered against fire and burglary
  `,
  'wealth-management': `
    I sold my company and do not know what to do with the money
    will we have enough to live on when we stop working
    savings sit in the bank and lose value
    put money aside for the children over fifteen years
    somebody independent to look after our savings
    I am 45 and have nothing put by for old age
    how should we pass our fortune on to the children
    too many shares in one company, spread it out
    stop working at 58, can I afford it
  `,
  payments: `
    my customers want to pay by phone and I only take cash
    the fees on every transaction eat our margin
    our till is from 2005 and keeps crashing
    take money at the market stall
    customers abandon the checkout because their wallet is not accepted
    recurring charges to members' accounts every month
    take deposits when people book online
    contactless at the counter
    money from online orders takes a week to reach us
  `,
  grants: `
    is there public money for our new energy-saving machine
    the application form of the ministry is 60 pages long
    free money from the EU for training our people
    the call for applications closes on Friday
    our theatre group needs money from the lottery fund
    which state programmes pay for research in small companies
    the city supports start-ups, how do we apply
    money we do not have to pay back
    we won the money and now must report how it was spent
  `,
  crypto: `
    accept digital coins in our shop
    I lost the key to my wallet
    issue a token for our community
    smart contract for our supply chain
    how do I turn old coins into euros legally
    decentralised ledger to prove where our coffee comes from
    store ether safely for our company
    NFT collection for our artists
    mining rigs in our cellar, worth it or not
  `,
  'debt-advice': `
    I cannot pay my bills any more
    the bailiff is coming on Monday
    credit cards maxed out and two lenders are calling
    my account has been seized
    we owe money to eleven people and lost the overview
    how do I get out of the red privately
    a plan to pay back everyone bit by bit
    I stopped opening the letters from creditors
    our household cannot cope with the instalments
  `,
  'currency-exchange': `
    we buy in dollars and sell in euros and the rate ruins us
    my bank charges a fortune for sending money to China
    suppliers in Turkey want lira
    lock in today's pound rate for next year's orders
    pay our freelancers in six countries
    swap 20,000 francs at a fair rate
    wages from abroad arrive with half eaten by fees
    the yen fell and our margin is gone
    multi currency account for our online sales
  `,
};
