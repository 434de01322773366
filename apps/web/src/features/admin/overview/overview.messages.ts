/** Interface text of the Overview tab. */
export const overviewMessages = {
  stats: {
    failed: 'The stats could not be loaded',
    users: 'Total Users',
    active: 'Active Users',
    posts: 'Total Posts',
    engagement: 'Engagement Rate',
    today: (count: number) => `+${count} today`,
    retention: (percent: number) => `${percent}% retention`,
    engagementHint: 'of active members in 30 days',
  },
  links: {
    label: 'More of the console',
    orders: 'Orders',
    reports: 'Reports',
    audit: 'Audit',
    pending: (count: number) => `${count} pending`,
    open: (count: number) => `${count} open`,
  },
  growth: {
    title: 'Growth in 30 days',
    failed: 'Growth could not be loaded',
    total: (count: number) => `${count} in total`,
    caption: 'New per day',
    day: 'Day',
    members: 'New members',
    posts: 'Posts',
    connections: 'Connections',
    referrals: 'Referrals',
  },
  activity: {
    title: 'Recent Activity',
    failed: 'The activity could not be loaded',
    loading: 'Loading activity...',
    empty: 'No posts yet.',
    hidden: 'Hidden',
  },
};
