/** The words of the landing page. */
export const landingMessages = {
  title: 'Guildhall',
  description:
    'A professional network that tells you whom to meet and why: smart matching, automated referrals and opportunity discovery for business owners and professionals.',
  hero: {
    eyebrow: 'A professional network and business directory',
    heading: 'Meet the people your business is looking for',
    text: 'Say what you seek and what you offer. Guildhall finds the members who fit, and shows you the reasons, so that every introduction starts with something to talk about.',
    start: 'Get Started',
    browse: 'Browse the directory',
  },
  example: {
    caption: 'An example of an explained match between two members',
    ana: {
      firstName: 'Ana',
      lastName: 'Duarte',
      title: 'Bakery owner, Lisbon',
      label: 'Looks for',
      need: 'a bookkeeper for my bakery',
    },
    ben: {
      firstName: 'Ben',
      lastName: 'Okafor',
      title: 'Bookkeeper, Lisbon',
      label: 'Offers',
      need: 'bookkeeping and payroll for restaurants',
    },
    heading: 'Why this match',
    score: 'Match',
    parts: [
      { label: 'Offers what Ana looks for', points: 25, max: 25 },
      { label: 'Looks for what Ana offers', points: 15, max: 15 },
      { label: '4 mutual connections', points: 14, max: 15 },
      { label: 'In her target audience', points: 12, max: 15 },
      { label: 'Also in Lisbon', points: 5, max: 5 },
    ],
  },
  features: {
    heading: 'Fewer contacts, better ones',
    text: 'A good network is not a long list. It is the handful of people who need what you do, and who do what you need.',
    items: [
      {
        key: 'matching',
        title: 'Smart matching',
        text: 'Needs, offers, skills, place and people in common add up to one score. You see every part of it, never just a number.',
      },
      {
        key: 'referrals',
        title: 'Automated referrals',
        text: 'Introduce members to each other in two clicks. Both sides are asked, reminded and told how it went.',
      },
      {
        key: 'opportunities',
        title: 'Opportunity discovery',
        text: 'Projects, partnerships and requests from members come to you in the order in which they fit you.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Create a profile',
        text: 'What you do, what you offer and what you are looking for. Five minutes are enough.',
      },
      {
        title: 'AI analysis',
        text: 'Your words are compared with those of every member, by meaning and not only by letter.',
      },
      {
        title: 'Get connected',
        text: 'Meet the members who fit best, each with the reasons why, and say hello.',
      },
    ],
  },
  closing: {
    heading: 'There is a chair for you',
    text: 'Create your profile today and see who has been looking for you.',
  },
};
