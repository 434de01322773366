import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import {
  isChapterVisible,
  isEventVisible,
  isOpportunityVisible,
  isPublicBusiness,
  isPublicMember,
  listPublishedPages,
  opportunityPath,
} from '@guildhall/api';
import { isPageOn } from '@guildhall/api/ground/settings/areas.schema';
import { type Database, sql } from '@guildhall/db';
import type { AppDependencies } from '../context.ts';

export const SITEMAP_KINDS = [
  'pages',
  'members',
  'businesses',
  'opportunities',
  'articles',
  'posts',
  'events',
  'chapters',
] as const;
type SitemapKind = (typeof SITEMAP_KINDS)[number];

type Site = Pick<AppDependencies, 'db' | 'services'>;

/** A page, and when its content last changed where that is known. */
type Entry = { url: string; lastmod?: string };

/** The sitemap protocol's maximum per file. */
const MAX_ENTRIES = 50_000;
const MEMBERS = '/members';
const STATIC_PAGES = [
  '/',
  '/feed',
  '/news',
  '/services',
  '/businesses',
  '/opportunities',
  '/events',
  '/chapters',
  MEMBERS,
];

const EMPTY_SITEMAP =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>';

/** What each sitemap lists, most recent first: what a signed-out visitor may open and an engine may index. */
const SOURCES: Record<SitemapKind, (db: Database) => Promise<Entry[]>> = {
  pages: async (db) => {
    const own = await listPublishedPages(db);
    return [
      ...STATIC_PAGES.map((url) => ({ url })),
      ...own.map(({ slug, publishedAt }) => entry(`/pages/${slug}`, publishedAt)),
    ];
  },

  members: async (db) => {
    const rows = await db
      .selectFrom('users')
      .select('username')
      .where(isPublicMember('users'))
      .where('suggestable', '=', true)
      .where('searchEngines', '=', true)
      .where('username', 'is not', null)
      .orderBy('id', 'desc')
      .limit(MAX_ENTRIES)
      .execute();
    return rows.flatMap(({ username }) => (username === null ? [] : [{ url: `/profile/${username}` }]));
  },

  businesses: async (db) => {
    const rows = await db
      .selectFrom('businesses')
      .select(['slug', 'updatedAt'])
      .where(isPublicBusiness)
      .orderBy('id', 'desc')
      .limit(MAX_ENTRIES)
      .execute();
    return rows.map(({ slug, updatedAt }) => entry(`/business/${slug}`, updatedAt));
  },

  opportunities: async (db) => {
    const rows = await db
      .selectFrom('opportunities')
      .innerJoin('users as poster', 'poster.id', 'opportunities.postedBy')
      .select(['opportunities.id', 'opportunities.title', 'opportunities.postedAt'])
      .where('opportunities.isActive', '=', true)
      .where('opportunities.expiresAt', '>', sql<Date>`now()`)
      .where(isOpportunityVisible(null))
      .orderBy('opportunities.postedAt', 'desc')
      .orderBy('opportunities.id', 'desc')
      .limit(MAX_ENTRIES)
      .execute();
    return rows.map(({ id, title, postedAt }) => entry(opportunityPath({ id, title }), postedAt));
  },

  articles: async (db) => {
    const rows = await db
      .selectFrom('articles')
      .select(['slug', 'updatedAt'])
      .where('isPublished', '=', true)
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_ENTRIES)
      .execute();
    return rows.map(({ slug, updatedAt }) => entry(`/news/${slug}`, updatedAt));
  },

  posts: async (db) => {
    const rows = await db
      .selectFrom('posts')
      .innerJoin('users as author', 'author.id', 'posts.userId')
      .select(['posts.id', 'posts.updatedAt'])
      .where('posts.isPublished', '=', true)
      .where('posts.deletedAt', 'is', null)
      .where(isPublicMember('author'))
      .where('author.suggestable', '=', true)
      .where('author.searchEngines', '=', true)
      .orderBy('posts.createdAt', 'desc')
      .orderBy('posts.id', 'desc')
      .limit(MAX_ENTRIES)
      .execute();
    return rows.map(({ id, updatedAt }) => entry(`/feed/${id}`, updatedAt));
  },

  events: async (db) => {
    const rows = await db
      .selectFrom('events')
      .select(['slug', 'updatedAt'])
      .where(isEventVisible(null))
      .where('cancelledAt', 'is', null)
      .orderBy('id', 'desc')
      .limit(MAX_ENTRIES)
      .execute();
    return rows.map(({ slug, updatedAt }) => entry(`/events/${slug}`, updatedAt));
  },

  chapters: async (db) => {
    const rows = await db
      .selectFrom('chapters')
      .select(['slug', 'updatedAt'])
      .where(isChapterVisible(null))
      .orderBy('id', 'desc')
      .limit(MAX_ENTRIES)
      .execute();
    return rows.map(({ slug, updatedAt }) => entry(`/chapters/${slug}`, updatedAt));
  },
};

export const sitemapPath = (kind: SitemapKind): string => `/sitemaps/${kind}.xml`;

/** The pages of one kind that the community has not switched off or closed to visitors. */
async function entriesOf({ db, services }: Site, kind: SitemapKind): Promise<Entry[]> {
  const { disabledAreas, publicMembers } = await services.community.get();
  return (await SOURCES[kind](db)).filter(
    ({ url }) => isPageOn(url, disabledAreas) && (publicMembers || url !== MEMBERS),
  );
}

/** The sitemap of one kind of page. */
export async function makeSitemap(site: Site, kind: SitemapKind): Promise<Buffer> {
  const entries = await entriesOf(site, kind);
  // The stream of the library fails without entries.
  if (entries.length === 0) return Buffer.from(EMPTY_SITEMAP);
  return streamToPromise(
    Readable.from(entries).pipe(new SitemapStream({ hostname: site.services.config.publicOrigin })),
  );
}

/** The index of all sitemaps, each with the time of its latest change. */
export async function makeSitemapIndex(site: Site): Promise<Buffer> {
  const sitemaps = await Promise.all(
    SITEMAP_KINDS.map(async (kind) => {
      const dates = (await entriesOf(site, kind)).flatMap(({ lastmod }) => lastmod ?? []);
      const lastmod = dates.reduce((latest, date) => (date > latest ? date : latest), '');
      const url = new URL(sitemapPath(kind), site.services.config.publicOrigin).href;
      return lastmod === '' ? { url } : { url, lastmod };
    }),
  );
  return streamToPromise(Readable.from(sitemaps).pipe(new SitemapIndexStream()));
}

const entry = (url: string, changed: Date): Entry => ({ url, lastmod: changed.toISOString() });
