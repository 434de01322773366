/** A chapter of the demo community; its leader and the member account beside others who are drawn. */
export interface SeedChapter {
  name: string;
  description: string;
  place: string;
  timeZone: string;
  joining: 'open' | 'request' | 'invited';
  question: string | null;
  isHidden: boolean;
  /** Index of the account that leads it: the member, the administrator or the owner. */
  leader: 0 | 1 | 2;
  /** Accounts that belong to it besides, by the same index. */
  accounts: (0 | 1 | 2)[];
  /** How many others belong to it, and how many ask to. */
  members: number;
  requests: number;
}

export const chapters: SeedChapter[] = [
  {
    name: 'Manchester Circle',
    description:
      'We meet every Tuesday before work at the Corn Exchange.\n\n- one minute for each of us\n- two people you should know\n- coffee that is **worth getting up for**',
    place: 'Manchester',
    timeZone: 'Europe/London',
    joining: 'open',
    question: null,
    isHidden: false,
    leader: 2,
    accounts: [0],
    members: 30,
    requests: 0,
  },
  {
    name: 'Makers of Portland',
    description: 'Workshops, studios and kitchens of Portland. Once a month we visit one of them.',
    place: 'Portland',
    timeZone: 'America/Los_Angeles',
    joining: 'request',
    question: 'What do you make, and where could we come and see it?',
    isHidden: false,
    leader: 0,
    accounts: [],
    members: 9,
    requests: 3,
  },
  {
    name: 'Founders’ Table',
    description: 'Eight people who started something, and what they say at this table alone.',
    place: 'London',
    timeZone: 'Europe/London',
    joining: 'invited',
    question: null,
    isHidden: true,
    leader: 1,
    accounts: [],
    members: 6,
    requests: 0,
  },
];
