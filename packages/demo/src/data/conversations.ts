interface SeedConversation {
  between: readonly [first: string, second: string];
  type: 'opportunity' | 'partnership' | 'other';
  /** When it began. */
  daysAgo: number;
  /** The slug of the business the first message was written to by its Contact button. */
  business?: string;
  /** Each line starts with `<` for the first person or `>` for the second. */
  lines: readonly string[];
}

export const conversations: readonly SeedConversation[] = [
  {
    between: ['will-harding', 'maya-torres'],
    type: 'other',
    daysAgo: 12,
    lines: [
      '< The catalog is live and my mother has found it without help.',
      '> That is the only test I trust. Any orders?',
      '< Two bar tops and a very small table for a very large cat.',
      '> Please photograph the cat with the table.',
      '< He refuses to sit. Photograph attached in spirit.',
    ],
  },
  {
    between: ['helen-park', 'maya-torres'],
    type: 'other',
    daysAgo: 3,
    lines: [
      '< Your invoice for the gym went out, and they paid before I closed the window.',
      '> I should send you along more often.',
      '< Also: Thursday at nine is free again. Shall I keep it free?',
    ],
  },
  {
    between: ['lucy-hart', 'maya-torres'],
    type: 'partnership',
    daysAgo: 9,
    lines: [
      '> I could come on Monday morning and stand in the waiting room for an hour. I will be quiet.',
      '< The cats will be grateful. The parrot will not be quiet, you are warned.',
      '> Perfect. Could the team think about which three questions they answer most?',
      '< “Do you take rabbits” is all three of them.',
    ],
  },
  {
    between: ['petr-novak', 'maya-torres'],
    type: 'partnership',
    daysAgo: 30,
    lines: [
      '> The joinery site is ready to be weighed.',
      '< 1.1 seconds on an old telephone. One image is larger than it needs to be, the oak one.',
      '> I love the oak one.',
      '< I know. I made it smaller; you will not see it.',
    ],
  },
  {
    between: ['daniel-okafor', 'maya-torres'],
    type: 'opportunity',
    daysAgo: 2,
    lines: [
      '< A client of mine has a registered name, a recipe for hot sauce and no label. Interested?',
      '> Very. Is the name as hot as the sauce?',
      '< It is registered, so I am allowed to tell you: Aunt Patience.',
    ],
  },
  {
    between: ['noah-sinclair', 'maya-torres'],
    type: 'other',
    daysAgo: 40,
    lines: [
      '< The Wednesday class was full again by Monday.',
      '> Shall we add a waiting list to the site?',
      '< Yes please. And a picture of Ruth, she insists.',
    ],
  },
  {
    between: ['june-abbott', 'oliver-grant'],
    type: 'other',
    daysAgo: 6,
    lines: [
      '< Could the gift cards have a hole for a ribbon?',
      '> They can have two. One for the ribbon, one for the next idea.',
      '< You know me too well.',
    ],
  },
  {
    between: ['amara-nwosu', 'oliver-grant'],
    type: 'opportunity',
    daysAgo: 4,
    business: 'grant-daughters-printing',
    lines: [
      '< The text for the program is final. Really final, I have hidden the file from everyone.',
      '> Then the press is yours on Tuesday. Proof on the real paper leaves tomorrow.',
      '< Badge names follow on Friday, 418 so far.',
    ],
  },
  {
    between: ['hugo-martins', 'oliver-grant'],
    type: 'other',
    daysAgo: 1,
    business: 'grant-daughters-printing',
    lines: ['< The boat leaves four days earlier than they told me. Can the labels?'],
  },
  {
    between: ['tessa-van-dijk', 'oliver-grant'],
    type: 'other',
    daysAgo: 7,
    business: 'paper-lantern-stationery',
    lines: ['< Do you ship the squared notebooks to Amsterdam? My students have fallen for mine.'],
  },
  {
    between: ['lucy-hart', 'elena-marsh'],
    type: 'other',
    daysAgo: 16,
    business: 'rye-shine-bakery',
    lines: [
      '< May I bring a very well-behaved dog into the shop on Saturday?',
      '> If he pays for himself. Come before ten.',
    ],
  },
  {
    between: ['jasmine-cole', 'ada-bergmann'],
    type: 'other',
    daysAgo: 10,
    lines: [
      '< The launch is on the ninth. You are on the list, with the stranger’s ticket.',
      '> I will pretend to know nobody.',
    ],
  },
  {
    between: ['aidan-walsh', 'ada-bergmann'],
    type: 'partnership',
    daysAgo: 5,
    lines: [
      '< Fourteen people have signed up for the Dublin breakfast, and I own nine chairs.',
      '> Brigid has chairs. Shall I ask?',
      '< She has already delivered them.',
    ],
  },
  {
    between: ['owen-gallagher', 'brigid-nolan'],
    type: 'other',
    daysAgo: 14,
    lines: [
      '< Handover on the 28th at noon, dust included.',
      '> Two people and the good vacuum. Leave the water on this time.',
    ],
  },
  {
    between: ['greg-kowalski', 'andre-williams'],
    type: 'opportunity',
    daysAgo: 20,
    lines: [
      '< How early can the freezer van be at Belmont?',
      '> 5:10, and the driver likes potato and cheese.',
      '< He shall have them.',
    ],
  },
  {
    between: ['anita-desai', 'simone-archer'],
    type: 'opportunity',
    daysAgo: 18,
    lines: [
      '> I have read the concept twice. It is good, and it has no numbers on page four.',
      '< Page four frightened all of us.',
      '> Then we begin with page four.',
    ],
  },
];
