/** Interface text of the insights panel and of match scores. */
export const networkMessages = {
  title: 'Network insights',
  loading: 'Loading network insights...',
  failed: 'Insights could not be loaded',
  people: {
    title: 'People to Meet',
    mutual: (count: number) => `${count} mutual`,
    connect: 'Connect',
    connectLabel: (name: string) => `Connect with ${name}`,
  },
  topics: {
    title: 'Trending Topics',
    members: (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`,
  },
  industry: {
    title: 'Industry Insights',
    connections: (industry: string, average: number) =>
      `Members in ${industry} have ${average.toFixed(1)} connections on average.`,
    skills: 'Top skills',
    roles: 'Emerging roles',
  },
  /** Parts of a match score. */
  tips: 'Network Growth Tips',
  join: {
    title: 'Join Your Network',
    text: 'Sign up to see who you should meet, what your industry is talking about, and how your network grows.',
    action: 'Get Started',
  },
};
