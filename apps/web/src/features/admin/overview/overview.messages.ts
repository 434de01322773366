import type { WaitingKind } from '@guildhall/api/console/admin/overview/overview.schema';

/** Interface text of the Overview tab. */
export const overviewMessages = {
  passkeys: {
    title: (members: number) =>
      members === 1
        ? 'The passkeys of 1 member no longer work'
        : `The passkeys of ${members.toLocaleString('en-US')} members no longer work`,
    text: (former: string, now: string) =>
      `They were made for ${former}, and this community is at ${now} now. A passkey works at its own address only. These members can still sign in with their password, or choose a new one by email, and add a passkey again.`,
  },
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
  checklist: {
    title: 'Finish setting up',
    dismiss: 'Dismiss',
    dismissLabel: (label: string) => `Dismiss: ${label}`,
    items: {
      name: { label: 'Name your community', text: 'The name is on every page and in every email.' },
      look: { label: 'Add your logo and colors', text: 'They show everywhere right away.' },
      words: { label: 'Write your front page', text: 'What visitors read first.' },
      footer: {
        label: 'Publish your terms and privacy policy',
        text: 'They begin with a draft, and are linked in the footer of every page.',
      },
      mail: {
        label: 'Send yourself a test email',
        text: 'Invitations and passwords go by email. Until one has arrived, nobody can join.',
      },
      members: { label: 'Import your members', text: 'From a spreadsheet, or one by one.' },
      services: { label: 'Add your services', text: 'Until you do, there is nothing to order.' },
      secondAdministrator: {
        label: 'Make someone else an administrator',
        text: 'So the community isn’t stuck when you’re away.',
      },
      backupElsewhere: {
        label: 'Store backups in a second place',
        text: 'Backups are in the same folder as the data. Ask your operator to set BACKUP_DIR to another disk.',
      },
    },
  },
  waiting: {
    title: 'Waiting for you',
    loading: 'Loading what waits...',
    failed: 'What waits could not be loaded',
    none: 'Nothing waits for you.',
    since: 'The longest wait:',
    kinds: {
      applicants: (count) =>
        count === 1 ? '1 person would like to join' : `${count} people would like to join`,
      dataRequests: (count) => (count === 1 ? '1 data request' : `${count} data requests`),
      reports: (count) => (count === 1 ? '1 open report' : `${count} open reports`),
      objections: (count) => (count === 1 ? '1 objection to a decision' : `${count} objections to decisions`),
      posts: (count) => (count === 1 ? '1 post to approve' : `${count} posts to approve`),
      articles: (count) => (count === 1 ? '1 article to approve' : `${count} articles to approve`),
      orders: (count) => (count === 1 ? '1 new order' : `${count} new orders`),
    } satisfies Record<WaitingKind, (count: number) => string>,
    about: (name: string | null, excerpt: string | null) =>
      [name, excerpt && `“${excerpt}”`].filter(Boolean).join(': '),
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
  suggestions: {
    title: 'Suggested members',
    failed: 'Suggestion stats could not be loaded',
    intro:
      'Does a better match lead to more connections? Requests sent to suggested members in the last 90 days, by the score that they were shown with. Too few requests have no rate.',
    empty: 'No requests were sent to suggested members in the last 90 days.',
    score: 'Match score',
    band: (from: number | null, to: number | null) => {
      if (from === null || to === null) return 'Without a score';
      if (from === 0) return `Below ${to + 1}`;
      return to === 100 ? `${from} or more` : `${from}–${to}`;
    },
    asked: 'Requests sent',
    accepted: 'Accepted',
    rate: 'Rate',
    nobody: '–',
    percent: (rate: number | null) => (rate === null ? 'Too few' : `${rate}%`),
  },
  activity: {
    title: 'Recent Activity',
    failed: 'The activity could not be loaded',
    loading: 'Loading activity...',
    empty: 'No posts yet.',
    hidden: 'Hidden',
  },
};
