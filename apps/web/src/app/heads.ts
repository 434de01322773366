import { matchRoutes } from 'react-router-dom';
import { landingHead } from '../features/landing/landing-head.ts';
import { businessHead } from '../features/businesses/page/business-head.ts';
import { businessesMessages } from '../features/businesses/businesses.messages.ts';
import { filterOf, isFiltered } from '../features/businesses/directory/directory-filter.ts';
import { FEED_HEAD, postHead } from '../features/feed/feed-head.ts';
import { ARTICLES_HEAD, articleHead } from '../features/articles/articles-head.ts';
import { pageHead } from '../features/pages/page-head.ts';
import { profileHead } from '../features/profile/profile-head.ts';
import { servicesMessages } from '../features/services/services.messages.ts';
import { DEFAULT_META, type PageMeta } from '../lib/page-meta.ts';
import { type Site, siteFrom } from '../lib/site.ts';
import type { PageContext } from '../lib/page-loader.ts';

type HeadOf = (page: PageContext & { site: Site }) => PageMeta | Promise<PageMeta>;

const named = ({ title, description }: PageMeta): PageMeta => ({ title, description });

/** The metadata of public pages without rendering them, for the shell. Used only on the server. */
const HEADS: Record<string, HeadOf> = {
  '/': async ({ utils }) => landingHead(await utils.site.config.ensureData()),
  '/feed': () => FEED_HEAD,
  '/feed/:id': async ({ utils, params }) =>
    postHead(await utils.feed.get.ensureData({ id: Number(params['id']) })),
  '/news': () => ARTICLES_HEAD,
  '/news/:slug': async ({ utils, params, site }) => {
    const article = await utils.articles.head.ensureData({ slug: params['slug'] ?? '' });
    return articleHead(article, site);
  },
  '/pages/:slug': async ({ utils, params }) =>
    pageHead(await utils.pages.get.ensureData({ slug: params['slug'] ?? '' })),
  '/services': () => named(servicesMessages),
  '/businesses': ({ url }) => ({
    ...named(businessesMessages.directory),
    noIndex: isFiltered(filterOf(url.searchParams)),
  }),
  '/business/create': () => DEFAULT_META,
  '/business/:slug': async ({ utils, params, site }) =>
    businessHead(await utils.businesses.get.ensureData({ slug: params['slug'] ?? '' }), site),
  '/profile/:username': async ({ utils, params, site }) =>
    profileHead(await utils.profile.get.ensureData({ username: params['username'] ?? '' }), site),
};

const ROUTES = Object.keys(HEADS).map((path) => ({ path }));

/** @throws the API error when the data that the page is about cannot be read */
export async function headAt(url: URL, utils: PageContext['utils']): Promise<PageMeta> {
  const match = matchRoutes(ROUTES, url.pathname)?.at(-1);
  const head = match && HEADS[match.route.path];
  const site = siteFrom(await utils.site.config.ensureData());
  return head ? head({ utils, params: match.params, url, site }) : DEFAULT_META;
}
