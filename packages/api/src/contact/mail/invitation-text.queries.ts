import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { type InvitationText, StoredInvitationText } from './invitation-text.schema.ts';

/** The community's own words of the invitation. */
export async function getInvitationText(db: Kysely<DB>): Promise<InvitationText> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'invitationText')
    .executeTakeFirst();
  return StoredInvitationText.parse({ invitationText: row?.value });
}
