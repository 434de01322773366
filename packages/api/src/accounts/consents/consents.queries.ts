import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { PAGE_TITLES, linksFor, publishedPages } from '../../community/pages/pages.queries.ts';
import type { PageTitles } from '../../ground/core/community-source.ts';
import type { Reader } from '../../ground/languages/text-for.ts';
import type { PendingConsents } from '../../ground/settings/consents.schema.ts';

type ConsentTitles = PageTitles & { number: number };

const consentPages = (db: Kysely<DB>) =>
  publishedPages(db)
    .where('pages.requiresConsent', '=', true)
    .select(['pages.slug', 'published.number', PAGE_TITLES])
    .orderBy('pages.id');

/** The published pages that members have to accept. */
export const listConsentPages = (db: Kysely<DB>): Promise<ConsentTitles[]> => consentPages(db).execute();

/** Those of which this member has accepted no version that counts. */
export const listPendingConsents = async (
  db: Kysely<DB>,
  userId: number,
  reader: Reader,
): Promise<PendingConsents> => {
  const given = (atLeast: number | ReturnType<typeof sql.ref>) =>
    sql<boolean>`exists (select from consents where user_id = ${userId} and page_id = pages.id
      and number >= ${atLeast})`;
  const pending = await consentPages(db)
    .select(given(1).as('hasAcceptedEarlier'))
    .where(sql<boolean>`not ${given(sql.ref('pages.consentFrom'))}`)
    .execute();
  return linksFor(pending, reader);
};
