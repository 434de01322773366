import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { parseMarkdown } from '@guildhall/markdown/parse';
import { notFound } from '../../ground/errors/errors.ts';
import type {
  EditedPage,
  Page,
  PageLink,
  PageRef,
  PageSummary,
  PublishedVersion,
  PublishedVersionRef,
} from '../../ground/settings/pages.schema.ts';
import { nameIn } from '../../ground/core/person.ts';

const NO_PAGE = 'There is no such page';
const VERSIONS_SHOWN = 100;

/** Each page with the version that visitors read. */
export const publishedPages = (db: Kysely<DB>) =>
  db
    .selectFrom('pages')
    .innerJoin('pageVersions as published', (join) =>
      join.onRef('published.pageId', '=', 'pages.id').onRef('published.number', '=', 'pages.publishedNumber'),
    );

/** What visitors read under this address; NOT_FOUND while nothing is published there. */
export async function getPage(db: Kysely<DB>, slug: string): Promise<Page> {
  const row = await publishedPages(db)
    .select(['pages.slug', 'published.title', 'published.content', 'published.publishedAt'])
    .where('pages.slug', '=', slug.toLowerCase())
    .executeTakeFirst();
  if (!row) throw notFound(NO_PAGE);
  return {
    slug: row.slug,
    title: row.title,
    body: parseMarkdown(row.content, { hasHeadings: true }),
    publishedAt: row.publishedAt.toISOString(),
  };
}

/** The published pages that the footer links to, by title. */
export const listFooterPages = (db: Kysely<DB>): Promise<PageLink[]> =>
  publishedPages(db)
    .select(['pages.slug', 'published.title'])
    .where('pages.inFooter', '=', true)
    .orderBy(sql`lower(published.title)`)
    .orderBy('pages.id')
    .execute();

/** Where each published page is, and since when it reads as it does. */
export const listPublishedPages = (db: Kysely<DB>): Promise<{ slug: string; publishedAt: Date }[]> =>
  publishedPages(db).select(['pages.slug', 'published.publishedAt']).orderBy('pages.id').execute();

const summaries = (db: Kysely<DB>) =>
  db
    .selectFrom('pages')
    .leftJoin('pageVersions as published', (join) =>
      join.onRef('published.pageId', '=', 'pages.id').onRef('published.number', '=', 'pages.publishedNumber'),
    )
    .select(['pages.id', 'pages.slug', 'pages.title', 'pages.inFooter', 'pages.updatedAt'])
    .select([
      sql<boolean>`pages.published_number is not null`.as('isPublished'),
      sql<boolean>`(pages.title, pages.content) is distinct from (published.title, published.content)`.as(
        'hasUnpublishedChanges',
      ),
    ]);

/** All pages for the console, by title. */
export async function listPages(db: Kysely<DB>): Promise<PageSummary[]> {
  const rows = await summaries(db)
    .orderBy(sql`lower(pages.title)`)
    .orderBy('pages.id')
    .execute();
  return rows.map((row) => Object.assign(row, { updatedAt: row.updatedAt.toISOString() }));
}

/** A page with its draft and a list of its versions; NOT_FOUND when it was deleted. */
export async function getEditedPage(db: Kysely<DB>, { id }: PageRef): Promise<EditedPage> {
  const row = await summaries(db)
    .select(['pages.content', 'pages.version', 'pages.publishedNumber'])
    .select(['pages.requiresConsent', 'pages.consentFrom'])
    .where('pages.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(NO_PAGE);
  const versions = await db
    .selectFrom('pageVersions')
    .leftJoin('users', 'users.id', 'pageVersions.publishedBy')
    .select(['pageVersions.number', 'pageVersions.title', 'pageVersions.publishedAt'])
    .select(nameIn('users').$castTo<string | null>().as('publishedBy'))
    .where('pageVersions.pageId', '=', id)
    .orderBy('pageVersions.number', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();
  const { consentFrom, ...page } = row;
  return {
    ...page,
    consents:
      row.requiresConsent && consentFrom !== null ? await countConsents(db, { id, consentFrom }) : null,
    updatedAt: row.updatedAt.toISOString(),
    versions: versions.map((version) =>
      Object.assign(version, { publishedAt: version.publishedAt.toISOString() }),
    ),
  };
}

/** What was published under this number. */
export async function getPublishedVersion(
  db: Kysely<DB>,
  { id, number }: PublishedVersionRef,
): Promise<PublishedVersion> {
  const row = await db
    .selectFrom('pageVersions')
    .select(['number', 'title', 'content', 'publishedAt'])
    .where('pageId', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound('There is no such version of this page');
  const { content, publishedAt, ...version } = row;
  return {
    ...version,
    body: parseMarkdown(content, { hasHeadings: true }),
    publishedAt: publishedAt.toISOString(),
  };
}

/** How many active members have accepted a version that counts. */
async function countConsents(
  db: Kysely<DB>,
  page: { id: number; consentFrom: number },
): Promise<{ accepted: number; members: number }> {
  return db
    .selectFrom('users')
    .select([
      sql<number>`count(*)::int`.as('members'),
      sql<number>`(count(*) filter (where exists (select from consents where user_id = users.id
        and page_id = ${page.id} and number >= ${page.consentFrom})))::int`.as('accepted'),
    ])
    .where('isActive', '=', true)
    .executeTakeFirstOrThrow();
}
