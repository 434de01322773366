import { commonMessages } from '../../lib/common.messages.ts';

const { loading } = commonMessages;

/** Interface text of the dashboard. */
export const dashboardMessages = {
  head: { title: 'Dashboard', description: 'Your network at a glance.' },
  welcome: (site: string, firstName: string) => `Welcome to ${site}, ${firstName}`,
  welcomeBack: (firstName: string) => `Welcome back, ${firstName}`,
  firstDay: "Here's how to meet the right people.",
  news: "Here's what's new in your network.",
  loading,
  tour: 'Help & Tour',
  viewProfile: 'View Profile',
  editProfile: 'Edit Profile',
  tabsLabel: 'Dashboard',
  tabs: {
    overview: 'Overview',
    connections: 'Connections',
    opportunities: 'Opportunities',
    messages: 'Messages',
    referrals: 'AI Referrals',
  },
  insights: 'Network insights',
  stats: {
    failed: 'Your stats could not be loaded',
    connections: 'Connections',
    opportunities: 'Opportunities',
    messages: 'Messages',
    profileViews: 'Profile Views',
    noChange: 'No change',
    change: (percent: number) => `${signed(percent)} in 30 days`,
    sinceJoining: 'Since you joined',
    /** Shown instead of a number's change while there is nothing to compare. */
    none: {
      connections: 'Connect with a member we suggest to get started.',
      opportunities: 'Nothing open yet. Post what you need.',
      messages: 'No messages yet. Say hello to someone.',
      profileViews: 'A complete profile gets more views.',
    },
  },
  completion: {
    title: 'Profile Completion',
    ring: 'Profile completion',
    complete: 'Your profile is complete. Members can find you for what you do.',
    incomplete: 'The more your profile says, the better we can tell who you should meet.',
    edit: 'Edit profile',
    submit: 'Complete profile',
  },
  growth: {
    title: 'Network Growth',
    failed: 'Growth could not be loaded',
    none: 'No new connections yet',
    empty: 'Your chart begins with your first connection.',
    percent: (percent: number) => signed(percent),
    summary: (count: number) => `in 30 days, ${count} new`,
    series: 'Connections',
    caption: 'Connections at the end of each day',
  },
  recommendations: {
    title: 'AI Recommendations',
    text: 'Members worth meeting, and why.',
    withoutNeeds: "From your city and connections. Tell us what you're looking for to see matches.",
    nobodyOffers: "Nobody offers what you're looking for yet. These are from your city and connections.",
    unmet: (need: string) => `Nobody here offers this yet: “${need}”.`,
    ask: 'Ask the community',
    loading: 'Loading recommendations...',
    failed: 'Recommendations could not be loaded',
    empty: {
      title: 'No recommendations yet',
      text: "Tell us what you offer and what you need, and we'll suggest members as soon as there is a fit.",
      action: "Add what you're looking for",
    },
    similar: 'Similar in meaning to what you wrote',
    connect: 'Connect',
    connectLabel: (name: string) => `Connect with ${name}`,
    dismiss: 'Not now',
    dismissLabel: (name: string) => `Dismiss ${name} for now`,
    why: 'Why this match',
    whyShown: 'Why this suggestion',
    improve: { title: 'Improve your matches', action: 'Edit profile' },
  },
  banner: { title: 'Sign up for our partner offer', close: 'Dismiss the banner' },
};

const signed = (percent: number) => `${percent >= 0 ? '+' : '−'}${Math.abs(percent)}%`;
