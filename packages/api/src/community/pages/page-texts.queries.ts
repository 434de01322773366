import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Locale, localeOf } from '@guildhall/locale/locales';
import type { EditedPageText } from '../../ground/settings/page-texts.schema.ts';

/** Rows in a language that the product speaks. */
const spoken = <Row extends { locale: string }>(rows: Row[]): (Row & { locale: Locale })[] =>
  rows.flatMap((row) => {
    const locale = localeOf(row.locale);
    return locale ? [{ ...row, locale }] : [];
  });

/** The drafts of a page in its further languages. */
export async function listPageTexts(db: Kysely<DB>, pageId: number): Promise<EditedPageText[]> {
  const rows = await db
    .selectFrom('pageTexts as draft')
    .innerJoin('pages', 'pages.id', 'draft.pageId')
    .leftJoin('pageVersionTexts as published', (join) =>
      join
        .onRef('published.pageId', '=', 'pages.id')
        .onRef('published.number', '=', 'pages.publishedNumber')
        .onRef('published.locale', '=', 'draft.locale'),
    )
    .leftJoin('pageVersions as then', (join) =>
      join.onRef('then.pageId', '=', 'pages.id').onRef('then.number', '=', 'published.writtenFor'),
    )
    .leftJoin('pageVersions as now', (join) =>
      join.onRef('now.pageId', '=', 'pages.id').onRef('now.number', '=', 'pages.publishedNumber'),
    )
    .select(['draft.locale', 'draft.title', 'draft.content', 'draft.version'])
    .select([
      sql<boolean>`published.locale is not null`.as('isPublished'),
      sql<boolean>`draft.title <> coalesce(published.title, '')
        or draft.content <> coalesce(published.content, '')`.as('hasUnpublishedChanges'),
      sql<boolean>`published.locale is not null
        and ("then".title, "then".content) is distinct from ("now".title, "now".content)`.as('isOutdated'),
    ])
    .where('draft.pageId', '=', pageId)
    .orderBy('draft.locale')
    .execute();
  return spoken(rows);
}

/** What a version says in further languages, or in those of them that are asked for. */
export async function listVersionTexts(
  db: Kysely<DB>,
  { id, number, locales }: { id: number; number: number; locales?: Locale[] },
): Promise<{ locale: Locale; title: string; content: string }[]> {
  const rows = await db
    .selectFrom('pageVersionTexts')
    .select(['locale', 'title', 'content'])
    .where('pageId', '=', id)
    .where('number', '=', number)
    .$if(locales !== undefined, (query) => query.where('locale', 'in', locales ?? []))
    .orderBy('locale')
    .execute();
  return spoken(rows);
}
