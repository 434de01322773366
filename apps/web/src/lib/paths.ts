/** The tabs of the dashboard, by the value of its `tab` query parameter. */
export type DashboardTab = 'overview' | 'connections' | 'opportunities' | 'messages' | 'referrals';

/** The lists of the messages page, by the value of its `view` query parameter. */
export type MessagesView = 'conversations' | 'requests';

/** The tabs of the console, by the value of its `tab` query parameter. */
export type AdminTab =
  | 'overview'
  | 'users'
  | 'posts'
  | 'articles'
  | 'businesses'
  | 'banners'
  | 'backup'
  | 'settings';

/** The steps of the setup that an administrator takes, by the value of its `step` query parameter. */
export type SetupStep = 'name' | 'about' | 'join' | 'members';

/** The tabs of the saved page, by the value of its `tab` query parameter. */
export type SavedTab = 'posts' | 'articles' | 'businesses' | 'opportunities';

const segment = encodeURIComponent;

/** A query string of the non-empty parameters, or an empty string. */
export function query(parts: Record<string, string | undefined>): string {
  const present = Object.entries(parts).filter((part): part is [string, string] => !!part[1]);
  return present.length > 0 ? `?${new URLSearchParams(present).toString()}` : '';
}

const inbox = (view: MessagesView | undefined, parts: Record<string, string | undefined>) =>
  `/messages${query({ view: view === 'requests' ? view : undefined, ...parts })}`;

/** Builds every internal link; routes.tsx holds the patterns they match. */
export const paths = {
  home: () => '/',
  /** The landing page with the sign-in dialog; `next` is the path to go on to afterwards. */
  signIn: (next?: string) => `/${query({ dialog: 'login', next })}`,
  dashboard: (tab?: DashboardTab) => (tab && tab !== 'overview' ? `/dashboard?tab=${tab}` : '/dashboard'),
  /** One of the lists, or what a search found. */
  messages: (view?: MessagesView, q?: string) => inbox(view, { q }),
  /** Beside the list or the search that led there; at a message, or at the newest one. */
  conversation: (
    userId: number,
    view?: MessagesView,
    { q, message }: { q?: string; message?: number } = {},
  ) => inbox(view, { q, with: `${userId}`, message: message?.toString() }),
  opportunities: (filter: Record<string, string | undefined> = {}) => `/opportunities${query(filter)}`,
  /** `slug` is for those who read the address. */
  opportunity: (id: number, slug?: string) => `/opportunities/${slug ? `${id}-${segment(slug)}` : id}`,
  opportunitiesFeed: () => '/opportunities/feed.xml',
  connections: () => '/connections',
  introductions: () => '/introductions',
  referral: (id: number) => `/dashboard?tab=referrals&referral=${id}`,
  /** Whole, or the posts on a topic. */
  feed: (topic?: string) => `/feed${query({ topic })}`,
  post: (id: number) => `/feed/${id}`,
  news: (filter: { search?: string; category?: string } = {}) => `/news${query(filter)}`,
  members: (filter: { search?: string; letter?: string } = {}) => `/members${query(filter)}`,
  newsFeed: () => '/news/feed.xml',
  article: (slug: string) => `/news/${segment(slug)}`,
  ownArticles: (id?: number | 'new') => (id ? `/your-articles/${id}` : '/your-articles'),
  page: (slug: string) => `/pages/${segment(slug)}`,
  events: (when?: 'upcoming' | 'past' | 'month', month?: string) =>
    `/events${query({ when: when === 'upcoming' ? undefined : when, month })}`,
  /** One of its dates; the next without one. */
  event: (slug: string, date?: number) => `/events/${segment(slug)}${query({ date: date?.toString() })}`,
  eventFile: (slug: string, date: number) => `/events/${segment(slug)}/calendar.ics?date=${date}`,
  newEvent: () => '/events/new',
  visitors: () => '/your-guests',
  attendance: (slug: string) => `/events/${segment(slug)}/attendance`,
  editEvent: (slug: string) => `/events/${segment(slug)}/edit`,
  chapters: () => '/chapters',
  chapter: (slug: string) => `/chapters/${segment(slug)}`,
  services: () => '/services',
  order: (id: number) => `/services?order=${id}`,
  businesses: () => '/businesses',
  business: (slug: string) => `/business/${segment(slug)}`,
  newBusiness: () => '/business/create',
  myBusinesses: () => '/my/businesses',
  editBusiness: (slug: string) => `/business/${segment(slug)}/edit`,
  profile: (username: string) => `/profile/${segment(username)}`,
  saved: (tab?: SavedTab) => (tab && tab !== 'posts' ? `/saved?tab=${tab}` : '/saved'),
  search: (q?: string, kind?: string) => `/search${query({ q, kind })}`,
  shortLink: (code: string) => `/s/${segment(code)}`,
  decision: (id: number) => `/decisions/${id}`,
  invitations: () => '/invitations',
  settings: () => '/settings',
  accountDeleted: () => '/account-deleted',
  setup: (step?: SetupStep) => (step ? `/setup?step=${step}` : '/setup'),
  admin: (tab?: AdminTab, filter?: string) =>
    `/admin${query({ tab: tab === 'overview' ? undefined : tab, filter })}`,
};
