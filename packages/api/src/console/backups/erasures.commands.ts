import {
  type ApplicantErasure,
  type AroundSwap,
  type Erasure,
  readErasures,
  writeErasures,
} from '@guildhall/backup';
import { sql, withTransaction } from '@guildhall/db';
import { eraseApplicants } from '../erasure/erase-applicants.commands.ts';
import { eraseMembers } from '../erasure/erase-members.commands.ts';
import { erasePublished } from '../erasure/erase-published.ts';
import { type RunSql, runWith } from '../../ground/core/run-sql.ts';
import { type BackupHost, placeOf } from './backup-host.ts';

const asText = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Merges the database's erasures into the file beside the backups. */
export async function writeErasuresFile(host: BackupHost): Promise<void> {
  const place = placeOf(host);
  await withTransaction(host.db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('guildhall.erasures'))`.execute(trx);
    const { rows: erasures } = await sql<Erasure>`
      select user_id as "userId", ${sql.raw(asText('registered_at'))} as "registeredAt",
        ${sql.raw(asText('erased_at'))} as "erasedAt", also_published as "alsoPublished"
      from erasures order by erased_at, user_id
    `.execute(trx);
    const { rows: applicants } = await sql<ApplicantErasure>`
      select applicant_id as "applicantId", ${sql.raw(asText('applied_at'))} as "appliedAt",
        ${sql.raw(asText('erased_at'))} as "erasedAt"
      from applicant_erasures order by erased_at, applicant_id
    `.execute(trx);
    const stored = await readErasures(place);
    await writeErasures(place, {
      erasures: united(
        erasures.map(withoutDefault),
        stored.erasures,
        (row) => `${row.userId} ${row.registeredAt}`,
      ),
      applicants: united(applicants, stored.applicants, (row) => `${row.applicantId} ${row.appliedAt}`),
    });
  });
}

/** As in the files of versions that did not know it. */
function withoutDefault({ alsoPublished, ...erasure }: Erasure): Erasure {
  return alsoPublished ? { ...erasure, alsoPublished } : erasure;
}

/** All of both lists, each once. */
function united<Row>(known: Row[], stored: Row[], keyOf: (row: Row) => string): Row[] {
  const keys = new Set(known.map(keyOf));
  return [...known, ...stored.filter((row) => !keys.has(keyOf(row)))];
}

/**
 * Hooks of a restore or undo that keep erased people erased: they erase members and applicants from the data before
 * the swap, and inside the swap those who left in the meantime. `erased` counts the members.
 * @throws BackupError 'erasures' when the list beside the backups cannot be trusted
 */
export async function erasureReplay(
  host: BackupHost,
): Promise<Required<AroundSwap> & { erased: () => number }> {
  const listed = await readErasures(placeOf(host));
  let before = 0;
  let meanwhile = 0;
  return {
    erased: () => before + meanwhile,
    async beforeSwap(client, schema) {
      const run = runWith(client);
      // On a new machine only the file knows them.
      const { erasures, applicants } = listed;
      await run(
        `insert into ops.erasures (user_id, registered_at, erased_at, also_published)
         select * from unnest($1::int[], $2::timestamptz[], $3::timestamptz[], $4::boolean[]) on conflict do nothing`,
        [
          erasures.map(({ userId }) => userId),
          erasures.map(({ registeredAt }) => registeredAt),
          erasures.map(({ erasedAt }) => erasedAt),
          erasures.map(({ alsoPublished = false }) => alsoPublished),
        ],
      );
      await run(
        `insert into ops.applicant_erasures (applicant_id, applied_at, erased_at)
         select * from unnest($1::int[], $2::timestamptz[], $3::timestamptz[]) on conflict do nothing`,
        [
          applicants.map(({ applicantId }) => applicantId),
          applicants.map(({ appliedAt }) => appliedAt),
          applicants.map(({ erasedAt }) => erasedAt),
        ],
      );
      before = await replay(run, schema);
    },
    async inSwap(client) {
      meanwhile = await replay(runWith(client), 'app');
    },
  };
}

/** @returns how many members were erased */
async function replay(run: RunSql, schema: string): Promise<number> {
  const members = await run(
    `select member.id, erased.also_published as published from ${schema}.users as member
     join ops.erasures as erased on erased.user_id = member.id and erased.registered_at = member.created_at
     where member.erased_at is null`,
    [],
  );
  await erasePublished(run, schema, members.filter((row) => Object(row).published).map(idOf));
  await eraseMembers(run, schema, members.map(idOf));
  const applicants = await run(
    `select applicant.id from ${schema}.applicants as applicant
     join ops.applicant_erasures as erased
       on erased.applicant_id = applicant.id and erased.applied_at = applicant.created_at`,
    [],
  );
  await eraseApplicants(run, schema, applicants.map(idOf));
  return members.length;
}

const idOf = (row: unknown) => Number(Object(row).id);
