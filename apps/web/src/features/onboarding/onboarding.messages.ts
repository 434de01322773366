/** Interface text of the welcome prompt and the tour. */
export const onboardingMessages = {
  welcome: {
    title: 'Take a look around',
    text: 'Would you like a short tour? It takes about a minute.',
    dontShowAgain: "Don't show again",
    skip: 'Skip for Now',
    start: 'Start Tour',
  },
  tour: {
    title: (step: number, count: number) => `Step ${step} of ${count}`,
    progress: 'Tour progress',
    skip: 'Skip Tour',
    previous: 'Previous',
    next: 'Next',
    complete: 'Complete Tour',
  },
  /** The seven steps of the tour, in order. */
  steps: (site: string) => [
    {
      key: 'welcome',
      title: `Welcome to ${site}`,
      text: `${site} helps you meet the right people. Here's a quick look around.`,
    },
    {
      key: 'profile',
      title: 'Your profile',
      text: "Say what you offer and what you're looking for. All our suggestions are based on it, so two good sentences go a long way.",
    },
    {
      key: 'connections',
      title: 'Connections',
      text: "We suggest members worth meeting and tell you why. Connect with one click; you'll find requests from others under Connections.",
    },
    {
      key: 'referrals',
      title: 'AI Referrals',
      text: 'Know two people who should meet? Refer them. Both sides agree before any contact details are shared.',
    },
    {
      key: 'opportunities',
      title: 'Opportunities',
      text: 'Members post what they need. The ones that fit you best come first.',
    },
    {
      key: 'services',
      title: 'Services',
      text: 'Order a website, a campaign or a brand identity from our team at fixed prices.',
    },
    {
      key: 'feed',
      title: 'The feed',
      text: 'Share an achievement, an insight or an opportunity, and read what other members are up to.',
    },
  ],
};
