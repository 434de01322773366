import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { listPendingConsents } from './consents.queries.ts';
import type {
  AcceptInput,
  AcceptedVersions,
  PendingConsents,
} from '../../ground/settings/consents.schema.ts';

/** Stores what the member accepts, and returns what is left: a page may have been published again meanwhile. */
export async function accept(ctx: MemberContext, { versions }: AcceptInput): Promise<PendingConsents> {
  await storeConsents(ctx.db, ctx.viewer.id, versions);
  return listPendingConsents(ctx.db, ctx.viewer.id);
}

/** One row per version, with the time of its first acceptance. A version that was never published is left out. */
export async function storeConsents(
  db: Kysely<DB>,
  userId: number,
  versions: AcceptedVersions,
): Promise<void> {
  await sql`
    insert into consents (user_id, page_id, number)
    select ${userId}, page_versions.page_id, page_versions.number
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as accepted (slug text, number integer)
    join pages on pages.slug = accepted.slug and pages.requires_consent
    join page_versions on page_versions.page_id = pages.id and page_versions.number = accepted.number
    on conflict do nothing`.execute(db);
}
