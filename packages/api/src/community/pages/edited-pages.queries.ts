import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Locale, communityLocale, localeOf } from '@guildhall/locale/locales';
import { parseMarkdown } from '@guildhall/markdown/parse';
import { notFound } from '../../ground/errors/errors.ts';
import type {
  EditedPage,
  PageRef,
  PageSummary,
  PublishedVersion,
  PublishedVersionRef,
} from '../../ground/settings/pages.schema.ts';
import { nameIn } from '../../ground/core/person.ts';
import { listPageTexts, listVersionTexts } from './page-texts.queries.ts';

const NO_PAGE = 'There is no such page';
const VERSIONS_SHOWN = 100;

const summaries = (db: Kysely<DB>) =>
  db
    .selectFrom('pages')
    .leftJoin('pageVersions as published', (join) =>
      join.onRef('published.pageId', '=', 'pages.id').onRef('published.number', '=', 'pages.publishedNumber'),
    )
    .select(['pages.id', 'pages.slug', 'pages.title', 'pages.locale', 'pages.inFooter', 'pages.updatedAt'])
    .select([
      sql<boolean>`pages.published_number is not null`.as('isPublished'),
      sql<boolean>`(pages.title, pages.content) is distinct from (published.title, published.content)`.as(
        'hasUnpublishedChanges',
      ),
      sql<string[]>`array(select locale from page_texts where page_id = pages.id and title <> '')`.as(
        'written',
      ),
    ]);

/** All pages for the console, by title. */
export async function listPages(db: Kysely<DB>, locales: readonly Locale[]): Promise<PageSummary[]> {
  const rows = await summaries(db)
    .orderBy(sql`lower(pages.title)`)
    .orderBy('pages.id')
    .execute();
  return rows.map((row) => presentSummary(row, locales));
}

type Summary = Omit<PageSummary, 'missing' | 'updatedAt'> & {
  locale: string | null;
  written: string[];
  updatedAt: Date;
};

const firstLanguage = ({ locale }: { locale: string | null }, locales: readonly Locale[]): Locale =>
  localeOf(locale ?? '') ?? communityLocale({ locales });

function presentSummary<Row extends Summary>({ written, ...row }: Row, locales: readonly Locale[]) {
  const locale = firstLanguage(row, locales);
  const missing = locales.filter((offered) => offered !== locale && !written.includes(offered));
  return { ...row, locale, missing, updatedAt: row.updatedAt.toISOString() };
}

/** A page with its draft and a list of its versions; NOT_FOUND when it was deleted. */
export async function getEditedPage(
  db: Kysely<DB>,
  { id }: PageRef,
  locales: readonly Locale[],
): Promise<EditedPage> {
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
    ...presentSummary(page, locales),
    texts: await listPageTexts(db, id),
    consents:
      row.requiresConsent && consentFrom !== null ? await countConsents(db, { id, consentFrom }) : null,
    versions: versions.map((version) =>
      Object.assign(version, { publishedAt: version.publishedAt.toISOString() }),
    ),
  };
}

/** What was published under this number. */
export async function getPublishedVersion(
  db: Kysely<DB>,
  { id, number }: PublishedVersionRef,
  locales: readonly Locale[],
): Promise<PublishedVersion> {
  const row = await db
    .selectFrom('pageVersions')
    .innerJoin('pages', 'pages.id', 'pageVersions.pageId')
    .select(['pages.locale', 'pageVersions.title', 'pageVersions.content', 'pageVersions.publishedAt'])
    .where('pageId', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound('There is no such version of this page');
  const first = { locale: firstLanguage(row, locales), title: row.title, content: row.content };
  const texts = [first].concat(await listVersionTexts(db, { id, number }));
  return {
    number,
    publishedAt: row.publishedAt.toISOString(),
    texts: texts.map(({ locale, title, content }) => ({
      locale,
      title,
      body: parseMarkdown(content, { hasHeadings: true }),
    })),
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
