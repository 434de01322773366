import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A WHERE condition: the member has not muted the conversation with the one in `column`, a trusted name. */
export const notMuted = (memberId: number, column: string): RawBuilder<SqlBool> => sql<SqlBool>`not exists (
  select from muted_conversations as muted
  where muted.user_id = ${memberId} and muted.other_user_id = ${sql.ref(column)})`;
