import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { localeOf } from '@guildhall/locale/locales';
import { parseMarkdown } from '@guildhall/markdown/parse';
import type { PageTitles } from '../../ground/core/community-source.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { type Reader, type TextInLanguages, textFor } from '../../ground/languages/text-for.ts';
import type { Page, PageLink } from '../../ground/settings/pages.schema.ts';
import { listVersionTexts } from './page-texts.queries.ts';

const NO_PAGE = 'There is no such page';

/** The titles of a published page in its languages. */
export const PAGE_TITLES = sql<TextInLanguages<string>>`json_build_object('locale', pages.locale,
  'text', published.title, 'translations', (
    select coalesce(json_object_agg(t.locale, t.title), '{}') from page_version_texts as t
    where t.page_id = pages.id and t.number = published.number))`.as('titles');

/** Links as someone reads them, by title. */
export function linksFor<Row extends PageTitles>(
  rows: Row[],
  reader: Reader,
): (Omit<Row, 'titles'> & PageLink)[] {
  const { compare } = new Intl.Collator(reader.reads);
  return rows
    .map(({ titles, ...row }) => {
      const { text, ...language } = textFor(titles, reader);
      return { ...row, title: text, ...language };
    })
    .toSorted((one, other) => compare(one.title, other.title));
}

/** Each page with the version that visitors read. */
export const publishedPages = (db: Kysely<DB>) =>
  db
    .selectFrom('pages')
    .innerJoin('pageVersions as published', (join) =>
      join.onRef('published.pageId', '=', 'pages.id').onRef('published.number', '=', 'pages.publishedNumber'),
    );

/** What visitors read under this address, in their language; NOT_FOUND while nothing is published there. */
export async function getPage(db: Kysely<DB>, slug: string, reader: Reader): Promise<Page> {
  const row = await publishedPages(db)
    .select(['pages.id', 'pages.slug', 'pages.locale', 'published.number'])
    .select(['published.title', 'published.content', 'published.publishedAt'])
    .where('pages.slug', '=', slug.toLowerCase())
    .executeTakeFirst();
  if (!row) throw notFound(NO_PAGE);
  const locales = [reader.reads, reader.own];
  const texts = await listVersionTexts(db, { id: row.id, number: row.number, locales });
  const locale = localeOf(row.locale ?? '') ?? null;
  const translations = Object.fromEntries(texts.map((text) => [text.locale, text]));
  const { text, ...language } = textFor({ locale, text: row, translations }, reader);
  return {
    slug: row.slug,
    title: text.title,
    ...language,
    body: parseMarkdown(text.content, { hasHeadings: true }),
    publishedAt: row.publishedAt.toISOString(),
  };
}

/** The published pages that the footer links to. */
export const listFooterPages = (db: Kysely<DB>): Promise<PageTitles[]> =>
  publishedPages(db)
    .select(['pages.slug', PAGE_TITLES])
    .where('pages.inFooter', '=', true)
    .orderBy('pages.id')
    .execute();

/** Where each published page is, and since when it reads as it does. */
export const listPublishedPages = (db: Kysely<DB>): Promise<{ slug: string; publishedAt: Date }[]> =>
  publishedPages(db).select(['pages.slug', 'published.publishedAt']).orderBy('pages.id').execute();
