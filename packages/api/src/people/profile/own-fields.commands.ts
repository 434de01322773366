import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { PROFILE_FIELDS, type ProfileFields } from './profile.schema.ts';

/** Notes which fields a member is about to change, so that a list of the community does not replace their words. */
export async function noteOwnFields(trx: Kysely<DB>, id: number, fields: ProfileFields): Promise<void> {
  const { ownFields, ...stored } = await trx
    .selectFrom('users')
    .select([...PROFILE_FIELDS, 'ownFields'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (ownFields === null) return;
  const changed = PROFILE_FIELDS.filter(
    (field) => fields[field] !== undefined && textOf(fields[field]) !== textOf(stored[field]),
  );
  const own = [...new Set([...ownFields, ...changed])];
  if (own.length > ownFields.length)
    await trx.updateTable('users').set({ ownFields: own }).where('id', '=', id).execute();
}

/** Blank is blank, whether a form sends it as a text, a list or nothing. */
const textOf = (value: string | string[] | null | undefined): string =>
  Array.isArray(value) ? value.join('\n') : (value ?? '');
