import type { MarkedCommunity, MarkedMember } from './private-data.ts';

/** What is read: the same URL for everyone where that is possible, so that a cache could mix them up. */
export type Read = { path: string; accept: 'application/json' | 'text/html' };

const PROCEDURES: Record<string, object | undefined> = {
  'feed.list': {},
  'saved.posts': {},
  'saved.articles': {},
  'businesses.list': {},
  'businesses.mine': undefined,
  'businesses.favourites.list': {},
  'articles.list': {},
  'messages.threads': {},
  'messages.list': {},
  'messages.recent': undefined,
  'notifications.list': {},
  'notifications.preferences': undefined,
  'account.settings': undefined,
  'connections.list': {},
  'dashboard.stats': undefined,
  'dashboard.recommendations': {},
  'dashboard.waiting': undefined,
  'referrals.pending': {},
  'orders.list': {},
  'opportunities.list': {},
  'invitations.list': {},
  'members.list': {},
  'search.all': { q: 'Member' },
};

const BATCH = ['auth.me', 'feed.list', 'notifications.unread', 'messages.unread', 'businesses.list'];

const ROUTES = [
  '/api/auth/me',
  '/api/feed',
  '/api/saved/posts',
  '/api/saved/articles',
  '/api/saved/businesses',
  '/api/businesses',
  '/api/user/businesses',
  '/api/articles',
  '/api/messages',
  '/api/messages/threads',
  '/api/notifications',
  '/api/notifications/preferences',
  '/api/account/settings',
  '/api/connections',
  '/api/dashboard/recommendations',
  '/api/referrals/pending',
  '/api/services/orders',
  '/api/invitations',
  '/api/search?q=Member',
];

const PAGES = ['/', '/feed', '/saved', '/dashboard', '/messages', '/settings', '/invitations', '/businesses'];

const inputOf = (input: object | undefined) => (input ? encodeURIComponent(JSON.stringify(input)) : '');

/** All reads; `self` is the reader, whose own profile they read. */
export function readsOf({ hostId, slug, postIds }: MarkedCommunity, self: MarkedMember | undefined): Read[] {
  const [firstPost = 0] = postIds;
  const procedures = {
    ...PROCEDURES,
    'articles.get': { slug },
    'messages.thread': { userId: hostId },
    'profile.get': { username: 'host' },
    'feed.get': { id: firstPost },
    'connections.withMember': { userId: hostId },
  };
  const batch = JSON.stringify(Object.fromEntries(BATCH.map((_, index) => [index, {}])));
  const json = [
    ...Object.entries(procedures).map(([name, input]) => `/trpc/${name}?input=${inputOf(input)}`),
    `/trpc/${BATCH.join(',')}?batch=1&input=${encodeURIComponent(batch)}`,
    ...ROUTES,
    `/api/messages/threads/${hostId}`,
  ];
  const pages = [
    ...PAGES,
    `/news/${slug}`,
    `/feed/${firstPost}`,
    '/profile/host',
    `/profile/${self?.username ?? 'host'}`,
  ];
  return [
    ...json.map((path): Read => ({ path, accept: 'application/json' })),
    ...pages.map((path): Read => ({ path, accept: 'text/html' })),
  ];
}
