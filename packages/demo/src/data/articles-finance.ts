import type { SeedArticle } from './article.type.ts';

export const financeArticles: readonly SeedArticle[] = [
  {
    title: 'Close the Month in Five Days',
    category: 'Finance',
    author: 'Dev Patel',
    tags: 'bookkeeping, cash flow, routine, contractors',
    summary: 'No new software, just an order of things and a date that does not move.',
    featured: true,
    paragraphs: [
      'A late month is rarely a hard month. It is a month in which four small things waited for each other. The receipts waited for the card statement, the statement waited for a login, the login waited for someone on a roof in Round Rock.',
      'Start from the end. Choose a working day, the fifth is reasonable, on which one page with last month’s numbers will be on your desk. Tell someone about it. Then ask of each step what it needs and who has it.',
      'Day one is for money that moved: bank, cards, cash. Day two is for what you sent and have not been paid for, and a friendly call to the two largest. Day three is for what you owe. Day four is for pay and for the odd things, the deposit, the returned drill, the invoice someone paid twice. Day five is for reading.',
      'The reading is the part most people leave out. Look at three lines and say aloud what changed and why. If you cannot say why, write down the question instead of a guess. A question on the fifth is cheap, and the same question in April comes with a fee.',
      'After three months the routine takes half the time it did. After six, you will notice a bad job while it can still be saved, and that is what the books were for.',
    ],
  },
  {
    title: 'Pay Yourself First, and in Writing',
    category: 'Finance',
    author: 'Wendy Zhang',
    tags: 'salary, planning, owners, retirement',
    summary:
      'Many owners live on what is left. A modest fixed salary makes the whole business easier to read.',
    paragraphs: [
      'Ask an owner what her best employee earns and she knows to the dollar. Ask what she earns herself and you will often hear a season: “more in summer”. The money is taken when it is there, and so the business never learns what it really costs to run.',
      'Choose a number you could pay yourself in an ordinary month and write it down as if you had hired someone. It may be lower than you hoped. That is information, and better to have it now than at sixty.',
      'Move the salary on the same day as everybody else’s. Put a second, smaller transfer next to it, for the years in which you will not want to lift boxes. The amounts matter less than the fact that they have a date.',
      'What remains after both is profit, and now you can decide about it instead of discovering it. Some of my clients pay themselves a bonus in December, some buy an oven, one closed for three weeks and went to see her sister.',
      'There is another reason to do it. A buyer will one day ask what the business earns when someone is paid to do your work. Twelve plain salaries in a row answer that question better than any story.',
    ],
  },
  {
    title: 'A Loan Without a Building to Put Up',
    category: 'Finance',
    author: 'David Mbeki',
    tags: 'lending, working capital, trade, producers',
    summary: 'How lenders read an order book, and what to bring when you have no collateral.',
    paragraphs: [
      'The growers and makers I lend to often own very little that a bank would recognize. What they have is a list of people who have bought from them for years. Read properly, such a list is as solid as a roof.',
      'When you come to a lender without collateral, bring three things. First, your orders with dates and names, including those that went badly. A clean list makes me suspicious; a list with two problems and how they were settled makes me calm.',
      'Second, bring the calendar of your money. When do you pay for seed, flour, fabric? When do you get paid? The distance between those two dates is the loan you need, and it is usually smaller than the one people ask for.',
      'Third, bring someone who knows your work: a supplier, a regular customer, the neighbor who lends you the truck. I will ask them what you do when you are late. It is the most useful question I know.',
      'And ask your own questions. What happens if the rain comes late? May I pay early? Whom do I call? A lender who answers these without looking them up has met people like you before.',
    ],
  },
  {
    title: 'Selling the Family Business to the Family',
    category: 'Finance',
    author: 'Tom Whitaker',
    tags: 'succession, tax planning, family business',
    summary: 'The tax is the small part. Price, pace and the Sunday table are the large ones.',
    paragraphs: [
      'In thirty years I have prepared papers for about ninety hand-overs. The ones that worked had little in common on paper. What they shared was an early conversation in which someone said a number and someone else was allowed to be quiet about it.',
      'Begin with what each person needs to live on. The parent’s answer sets the price more honestly than a formula, and the child’s answer sets how fast it can be paid. If the two do not meet, the business must earn the difference, and it is better to know that before the notary does.',
      'Pay over years and not at once if you can. It keeps the tax gentle, it keeps the older generation interested without keeping them in the chair, and it gives both sides a way to adjust when a large customer leaves.',
      'Brothers and sisters who do not work in the business need a place in the plan as well. Leaving them for later is how a good Sunday lunch ends. A clear, smaller share today costs less than a vague promise.',
      'Set a day on which the keys change hands, all of them, including the password for the bank. I have seen a hand-over last eleven years because of one key to the paint store.',
    ],
  },
];
