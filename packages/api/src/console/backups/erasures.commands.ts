import type { BeforeSwap, InSwap } from '@guildhall/backup';
import { type Erasure, readErasures, writeErasures } from '@guildhall/backup';
import { sql, withTransaction } from '@guildhall/db';
import { type RunSql, eraseMembers } from '../erasure/erase-members.commands.ts';
import { type BackupHost, placeOf } from './backup-host.ts';

/** The job that updates the list of erasures beside the backups. */
export const WRITE_ERASURES_TASK = 'write-erasures';

const asText = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Merges the database's erasures into the file beside the backups. */
export async function writeErasuresFile(host: BackupHost): Promise<void> {
  const place = placeOf(host);
  await withTransaction(host.db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('guildhall.erasures'))`.execute(trx);
    const { rows } = await sql<Erasure>`
      select user_id as "userId", ${sql.raw(asText('registered_at'))} as "registeredAt",
        ${sql.raw(asText('erased_at'))} as "erasedAt"
      from erasures order by erased_at, user_id
    `.execute(trx);
    const known = new Map(rows.map((row) => [keyOf(row), row]));
    for (const row of await readErasures(place)) if (!known.has(keyOf(row))) known.set(keyOf(row), row);
    await writeErasures(place, [...known.values()]);
  });
}

const keyOf = ({ userId, registeredAt }: Erasure) => `${userId} ${registeredAt}`;

/**
 * Hooks of a restore or undo that keep deleted accounts deleted: they erase those members from the data before the
 * swap, and inside the swap those who left in the meantime.
 * @throws BackupError 'erasures' when the list beside the backups cannot be trusted
 */
export async function erasureReplay(host: BackupHost): Promise<{ beforeSwap: BeforeSwap; inSwap: InSwap }> {
  const listed = await readErasures(placeOf(host));
  return {
    async beforeSwap(client, schema) {
      const run = runWith(client);
      // On a new machine only the file knows them.
      await run(
        `insert into ops.erasures (user_id, registered_at, erased_at)
         select * from unnest($1::int[], $2::timestamptz[], $3::timestamptz[]) on conflict do nothing`,
        [
          listed.map(({ userId }) => userId),
          listed.map(({ registeredAt }) => registeredAt),
          listed.map(({ erasedAt }) => erasedAt),
        ],
      );
      await replay(run, schema);
    },
    inSwap: (client) => replay(runWith(client), 'app'),
  };
}

type Client = Parameters<InSwap>[0];

const runWith =
  (client: Client): RunSql =>
  async (text, parameters) =>
    (await client.query<Record<string, unknown>>(text, parameters)).rows;

async function replay(run: RunSql, schema: string): Promise<void> {
  const rows = await run(
    `select member.id from ${schema}.users as member
     join ops.erasures as erased on erased.user_id = member.id and erased.registered_at = member.created_at
     where member.erased_at is null`,
    [],
  );
  await eraseMembers(
    run,
    schema,
    rows.map((row) => Number(Object(row).id)),
  );
}
