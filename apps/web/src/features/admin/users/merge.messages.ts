import type { Audience } from '../../../lib/audiences.ts';

/** What the console calls the tables that a merge moves; what is not here is counted as other records. */
const RECORDS: Record<string, string> = {
  posts: 'Posts',
  post_comments: 'Comments',
  post_likes: 'Likes',
  articles: 'Articles',
  businesses: 'Businesses',
  business_reviews: 'Reviews',
  business_employees: 'Team memberships',
  connections: 'Connections',
  messages: 'Messages',
  referrals: 'Referrals',
  opportunities: 'Opportunities',
  opportunity_applications: 'Applications',
  service_orders: 'Orders',
  blocks: 'Blocks',
};
const OTHER = 'Other records';

const AUDIENCE: Record<Audience, string> = {
  everyone: 'everyone, even visitors',
  members: 'members',
  connections: 'connections',
  nobody: 'nobody',
};

/** Interface text of the merge of two accounts. */
export const mergeMessages = {
  open: 'Merge another account',
  title: 'Merge another account into this one',
  intro: (name: string, email: string) =>
    `For one person with two accounts. ${name} (${email}) stays, with its address and password.`,
  search: { label: 'Account to merge and close', placeholder: 'Name, email or membership number' },
  results: 'Accounts found',
  nobody: 'No other account found.',
  loading: 'Checking both accounts...',
  ends: (name: string, email: string) =>
    `${name} (${email}) is signed out and can no longer sign in. This can't be undone.`,
  moves: 'What moves',
  nothing: 'This account has nothing to move.',
  record: (table: string) => RECORDS[table] ?? OTHER,
  count: (moved: number, dropped: number) =>
    dropped === 0
      ? moved.toLocaleString('en-US')
      : `${moved.toLocaleString('en-US')}, ${dropped.toLocaleString('en-US')} skipped`,
  droppedHint:
    'Skipped: anything both accounts already have, such as likes on the same post, and anything they sent each other.',
  filled: (count: number) =>
    count === 1
      ? '1 blank field is filled from the other account.'
      : `${count} blank fields are filled from the other account.`,
  restricted: {
    title: 'Privacy',
    hint: 'Of the two accounts, the stricter choice stays:',
    emailAudience: (audience: Audience) => `Email address: ${AUDIENCE[audience]}`,
    phoneAudience: (audience: Audience) => `Phone number: ${AUDIENCE[audience]}`,
    suggestable: 'Not suggested to other members',
    readReceipts: 'Does not show when messages were read',
    searchEngines: 'Not listed by search engines',
  },
  submit: 'Merge',
  merged: (name: string) => ({
    title: 'Accounts merged',
    description: `${name} now has everything from both accounts.`,
  }),
};
