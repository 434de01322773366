/** The seven steps of the tour, in order. */
export const TOUR_STEPS = [
  {
    key: 'welcome',
    title: 'Welcome to Guildhall',
    text: 'This is your house for meeting the right people. In seven short steps we show you around.',
  },
  {
    key: 'profile',
    title: 'Your profile',
    text: 'Say what you offer and what you are looking for. Everything we suggest follows from it, so two good sentences go a long way.',
  },
  {
    key: 'connections',
    title: 'Connections',
    text: 'We suggest members worth meeting and say why. Connect with one click; requests to you wait under Connections.',
  },
  {
    key: 'referrals',
    title: 'AI Referrals',
    text: 'Know somebody who should meet? Refer them. Both sides agree before any contact details are shared.',
  },
  {
    key: 'opportunities',
    title: 'Opportunities',
    text: 'Members post what they need. The ones that fit you best come first.',
  },
  {
    key: 'services',
    title: 'Services',
    text: 'Order a website, a campaign or a brand identity from our own desk, at prices known beforehand.',
  },
  {
    key: 'feed',
    title: 'The feed',
    text: 'Share an achievement, an insight or an opportunity, and read what other members are up to.',
  },
] as const;
