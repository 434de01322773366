import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { IS_DUE, IS_PLANNED } from '../../contact/mail/planned-emails.queries.ts';
import type { CsvImport } from './imports.schema.ts';

const IS_UNJOINED = sql<SqlBool>`row.outcome = 'created' and not users.has_joined`;
const IS_INVITED = sql<SqlBool>`exists (select from member_invitations where user_id = users.id)`;
/** Nobody is reminded on the day of the email before. */
const IS_LONG_INVITED = sql<SqlBool>`exists (
  select from member_invitations where user_id = users.id
    and coalesce(reminded_at, invited_at) < now() - interval '1 day')`;

/** Whom the next invitations go to. */
const WAITING = sql<SqlBool>`${IS_UNJOINED} and not ${IS_INVITED} and not ${IS_PLANNED}`;
const REMINDABLE = sql<SqlBool>`${IS_UNJOINED} and ${IS_LONG_INVITED} and not ${IS_PLANNED}`;

const CREATED = sql`member_import_rows as row join users on users.id = row.user_id`;

type Counts = Pick<
  CsvImport,
  'invited' | 'joined' | 'unjoined' | 'sending' | 'planned' | 'waiting' | 'remindable'
>;

const count = (condition: RawBuilder<SqlBool>) => sql`(count(*) filter (where ${condition}))::int`;

/** Counts the members whom an import created, by whatever way they were invited or are to be. */
export async function countInvitations(db: Kysely<DB>, importId: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select ${count(IS_INVITED)} as invited, ${count(sql`users.has_joined`)} as joined,
      ${count(IS_UNJOINED)} as unjoined, ${count(sql`${IS_UNJOINED} and ${IS_DUE}`)} as sending,
      ${count(sql`${IS_UNJOINED} and ${IS_PLANNED} and not ${IS_DUE}`)} as planned,
      ${count(WAITING)} as waiting, ${count(REMINDABLE)} as remindable
    from ${CREATED} where row.import_id = ${importId} and row.business_id is null
      and row.outcome in ('created', 'kept')`.execute(db);
  return rows[0] ?? NOBODY;
}

const NOBODY: Counts = {
  invited: 0,
  joined: 0,
  unjoined: 0,
  sending: 0,
  planned: 0,
  waiting: 0,
  remindable: 0,
};

/** The members whom an import created and nobody has invited or plans to; when there is none, whom one can remind. */
export async function findInvitable(
  db: Kysely<DB>,
  importId: number,
  { waiting }: Counts,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select users.id from ${CREATED}
    where row.import_id = ${importId} and ${waiting > 0 ? WAITING : REMINDABLE}`.execute(db);
  return rows.map(({ id }) => id);
}
