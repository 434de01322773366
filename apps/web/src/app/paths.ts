/** The tabs of the dashboard, by the value of its `tab` query parameter. */
export type DashboardTab = 'overview' | 'connections' | 'opportunities' | 'messages' | 'referrals';

const segment = encodeURIComponent;

/** The only maker of links inside the product; routes.tsx holds the patterns they match. */
export const paths = {
  home: () => '/',
  dashboard: (tab?: DashboardTab) => (tab && tab !== 'overview' ? `/dashboard?tab=${tab}` : '/dashboard'),
  feed: () => '/feed',
  news: () => '/news',
  article: (slug: string) => `/news/${segment(slug)}`,
  services: () => '/services',
  businesses: () => '/businesses',
  business: (slug: string) => `/business/${segment(slug)}`,
  newBusiness: () => '/business/create',
  profile: (username: string) => `/profile/${segment(username)}`,
  settings: () => '/settings',
  admin: () => '/admin',
};
