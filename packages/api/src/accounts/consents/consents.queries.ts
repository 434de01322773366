import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { publishedPages } from '../../community/pages/pages.queries.ts';
import type { ConsentPage, PendingConsents } from '../../ground/settings/consents.schema.ts';

const consentPages = (db: Kysely<DB>) =>
  publishedPages(db)
    .where('pages.requiresConsent', '=', true)
    .select(['pages.slug', 'published.title', 'published.number'])
    .orderBy(sql`lower(published.title)`)
    .orderBy('pages.id');

/** The published pages that members have to accept. */
export const listConsentPages = (db: Kysely<DB>): Promise<ConsentPage[]> => consentPages(db).execute();

/** Those of which this member has accepted no version that counts. */
export const listPendingConsents = (db: Kysely<DB>, userId: number): Promise<PendingConsents> => {
  const given = (atLeast: number | ReturnType<typeof sql.ref>) =>
    sql<boolean>`exists (select from consents where user_id = ${userId} and page_id = pages.id
      and number >= ${atLeast})`;
  return consentPages(db)
    .select(given(1).as('hasAcceptedEarlier'))
    .where(sql<boolean>`not ${given(sql.ref('pages.consentFrom'))}`)
    .execute();
};
