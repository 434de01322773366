import type { HistoryEntry } from '@guildhall/api/console/users/history/member-history.schema';

/** Interface text of the history of a member. */
export const memberHistoryMessages = {
  loading: 'Loading the history…',
  failed: 'The history could not be loaded',
  empty: 'Nothing is recorded about this member.',
  by: (name: string) => `by ${name}`,
  quoted: (text: string) => `“${text}”`,
};

type Sentence = (entry: HistoryEntry, date: (day: string) => string) => string;

const THINGS: Record<string, string> = {
  post: 'a post',
  comment: 'a comment',
  review: 'a review',
  short_link: 'a short link',
  business: 'a business',
  user: 'a member',
  posts: 'all posts',
};
const thing = ({ about }: HistoryEntry) => THINGS[about.type ?? ''] ?? 'something';

const CATEGORIES: Record<string, string> = {
  spam: 'as spam',
  insult: 'as an insult',
  illegal: 'as illegal',
  other: 'for another reason',
};
const category = ({ detail }: HistoryEntry) => CATEGORIES[detail ?? ''] ?? '';

const until = (day: string | null, date: (day: string) => string, otherwise: string) =>
  day === null ? otherwise : `until ${date(day)}`;

const DECISIONS: Record<string, Sentence> = {
  hide: (entry) =>
    entry.about.type === 'posts'
      ? `All posts were hidden: ${entry.number ?? 0}`
      : `Had ${thing(entry)} hidden`,
  delete: (entry) =>
    entry.about.type === 'posts'
      ? `All posts were deleted: ${entry.number ?? 0}`
      : `Had ${thing(entry)} deleted`,
  decline: () => 'Had a post declined',
  warn: (entry) => (entry.about.type === 'user' ? 'Was warned' : `Was warned about ${thing(entry)}`),
  suspend: ({ day }, date) => `Was suspended ${until(day, date, 'without an end')}`,
};

const STATES: Record<string, string> = {
  pending: 'is waiting again',
  in_progress: 'is in progress',
  completed: 'is completed',
  cancelled: 'was cancelled',
};

const REQUESTS: Record<string, string> = {
  export: 'Asked for a copy of their data',
  erasure: 'Asked to be erased',
  export_done: 'The copy of their data was made',
  erasure_done: 'Was erased',
  export_declined: 'The request for a copy of their data was declined',
  erasure_declined: 'The request to be erased was declined',
};

const BATCHES: Record<string, Sentence> = {
  resend: () => 'Was sent an invitation or confirmation again, with others',
  deactivate: () => 'Was deactivated, with others',
  setExpiry: ({ day, text: former }, date) => {
    const before = former === null ? '' : ` from ${date(former)}`;
    return day === null
      ? 'The end of the membership was removed, with others'
      : `The end of the membership was changed${before} to ${date(day)}, with others`;
  },
};

const AUDITED: Record<string, string> = {
  'user.activated': 'Was activated',
  'user.added': 'Was added in the console',
  'user.address_changed': 'Was given another email address',
  'user.address_tried_again': 'Mail to the address is tried again',
  'user.deactivated': 'Was deactivated',
  'user.demoted': 'Is no longer an administrator',
  'user.duty_changed': 'Looks after other things in the console',
  'user.mail_resent': 'Was sent an invitation or confirmation again',
  'user.merged': 'Another account was merged into this one',
  'user.password_link_sent': 'Was sent a link to choose a password',
  'user.promoted': 'Was made an administrator',
  'user.role_ended': 'No longer has a role in the console',
  'user.role_granted': 'Was given a role in the console',
  'user.updated': 'The profile or membership was changed',
  'post.deleted': 'A post was deleted',
  'post.hidden': 'A post was hidden',
  'post.published': 'A post was published',
  'post.restored': 'A deleted post was brought back',
};

/** What each line says of the member. */
export const HISTORY_SENTENCES: Record<HistoryEntry['kind'], Sentence> = {
  created: ({ by }) => (by ? 'Registered by an invitation' : 'The account was created'),
  imported: () => 'Was imported from a list',
  updated_by_import: () => 'Was updated from a list',
  applied: () => 'Applied for membership',
  approved: () => 'The application was approved',
  invited: () => 'Was invited',
  joined: () => 'Signed in for the first time',
  confirmed_address: () => 'Confirmed the email address',
  accepted_terms: ({ about, number, detail }) =>
    detail === null
      ? `Accepted “${about.name ?? 'a page'}”, version ${number ?? 1}`
      : `Accepted “${about.name ?? 'a page'}”, version ${number ?? 1}, in ${detail}`,
  membership_began: () => 'The membership began',
  membership_renewed: ({ day }, date) => `The membership was renewed, ${until(day, date, 'without an end')}`,
  membership_ended: () => 'The membership ended',
  reported: (entry) => `Reported ${thing(entry)} ${category(entry)}`,
  was_reported: (entry) =>
    entry.about.type === 'user'
      ? `Was reported ${category(entry)}`
      : `Had ${thing(entry)} reported ${category(entry)}`,
  decided: (entry, date) => DECISIONS[entry.detail ?? '']?.(entry, date) ?? 'A decision was made',
  objected: () => 'Objected to a decision',
  answered: ({ detail }) =>
    detail === 'reversed'
      ? 'The objection was accepted, and the decision reversed'
      : 'The objection was answered, and the decision upheld',
  ordered: ({ about }) => `Ordered ${about.name ?? 'a service'}`,
  order_status: ({ about, detail }) =>
    `The order of ${about.name ?? 'a service'} ${STATES[detail ?? ''] ?? 'changed'}`,
  data_request: ({ detail, day }, date) =>
    `${REQUESTS[detail ?? ''] ?? 'Asked about their data'}${day === null ? '' : `, received ${date(day)}`}`,
  data_request_decided: ({ detail }) => REQUESTS[detail ?? ''] ?? 'The request about their data was closed',
  batch: (entry, date) => BATCHES[entry.detail ?? '']?.(entry, date) ?? 'Was changed with others',
  audited: ({ detail }) => AUDITED[detail ?? ''] ?? detail ?? '',
};
