import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { currentReader } from '../../ground/core/current-reader.ts';
import type { Reader } from '../../ground/languages/text-for.ts';
import { listPendingConsents } from './consents.queries.ts';
import type {
  AcceptInput,
  AcceptedVersions,
  PendingConsents,
} from '../../ground/settings/consents.schema.ts';

/** Stores what the member accepts, and returns what is left: a page may have been published again meanwhile. */
export async function accept(ctx: MemberContext, { versions }: AcceptInput): Promise<PendingConsents> {
  const reader = await currentReader(ctx.services);
  await storeConsents(ctx.db, ctx.viewer.id, { versions, reader });
  return listPendingConsents(ctx.db, ctx.viewer.id, reader);
}

/**
 * One row per version, with the time of its first acceptance and the language in which it was shown then: that of the
 * reader, else the one that stood in for it, as `textFor` chooses. A version that was never published is left out.
 */
export async function storeConsents(
  db: Kysely<DB>,
  userId: number,
  { versions, reader: { reads, own } }: { versions: AcceptedVersions; reader: Reader },
): Promise<void> {
  await sql`
    insert into consents (user_id, page_id, number, locale)
    select ${userId}, page_versions.page_id, page_versions.number, (
      select locale from (
        select coalesce(pages.locale, ${own}) as locale
        union all
        select texts.locale from page_version_texts as texts
        where texts.page_id = page_versions.page_id and texts.number = page_versions.number
          and texts.locale in (${reads}, ${own})
      ) as languages
      order by locale = ${reads} desc, locale = ${own} desc limit 1)
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as accepted (slug text, number integer)
    join pages on pages.slug = accepted.slug and pages.requires_consent
    join page_versions on page_versions.page_id = pages.id and page_versions.number = accepted.number
    on conflict do nothing`.execute(db);
}
