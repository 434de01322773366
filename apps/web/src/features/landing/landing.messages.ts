/** Interface text of the landing page. */
export const landingMessages = {
  description:
    'A professional network that tells you who to meet and why: smart matching, automated referrals and opportunity discovery for business owners and professionals.',
  hero: {
    eyebrow: (place: string) =>
      place ? `The professional network of ${place}` : 'A professional network and business directory',
    heading: 'Meet the people your business is looking for',
    text: (site: string) =>
      `Say what you're looking for and what you offer. ${site} finds the members who fit and shows you why, so every introduction starts with something to talk about.`,
    start: 'Get Started',
    browse: 'Browse the directory',
    list: 'List your business',
    joining: {
      application: 'New members join by application.',
      invitation: 'New members join by invitation.',
      closed: "We aren't taking new members at the moment.",
    },
  },
  example: {
    caption: 'An example of an explained match between two members',
    ana: {
      firstName: 'Ana',
      lastName: 'Duarte',
      title: 'Bakery owner, Lisbon',
      label: 'Looking for',
      need: 'a bookkeeper for my bakery',
    },
    ben: {
      firstName: 'Ben',
      lastName: 'Okafor',
      title: 'Bookkeeper, Lisbon',
      label: 'Offers',
      need: 'bookkeeping and payroll for restaurants',
    },
    heading: 'A strong match',
    reasons: [
      'Ben offers what Ana is looking for',
      'Ben is looking for what Ana offers',
      'They both know 4 members',
      'Both are in Lisbon',
    ],
  },
  people: {
    members: 'Newest members',
    figures: 'The community in numbers',
    memberCount: (count: number) => (count === 1 ? 'member' : 'members'),
    businessCount: (count: number) => (count === 1 ? 'business' : 'businesses'),
    businesses: 'Newest businesses',
    directory: 'The directory',
  },
  features: {
    heading: 'Fewer contacts, better ones',
    text: "A good network isn't a long list. It's the handful of people who need what you do, and who do what you need.",
    items: [
      {
        key: 'matching',
        title: 'Smart matching',
        text: 'Needs, offers, skills, location and mutual connections add up to one score. You see every part of it, never just a number.',
      },
      {
        key: 'referrals',
        title: 'Automated referrals',
        text: 'Introduce members to each other in two clicks. We ask both sides, remind them and tell you how it went.',
      },
      {
        key: 'opportunities',
        title: 'Opportunity discovery',
        text: 'Projects, partnerships and requests from members, with the best fit for you first.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Create a profile',
        text: "What you do, what you offer and what you're looking for. It takes five minutes.",
      },
      {
        title: 'AI analysis',
        text: 'We compare what you need with what every member offers, even when the words differ.',
      },
      {
        title: 'Get connected',
        text: 'Meet the members who fit best, see why, and say hello.',
      },
    ],
  },
  closing: {
    heading: "There's a seat at the table for you",
    text: 'Create your profile today and see who is looking for you.',
  },
};
