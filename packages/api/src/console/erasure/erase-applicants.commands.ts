import { type RunSql, hasTable } from '../../ground/core/run-sql.ts';

/**
 * Erases applicants from the product tables of a schema: the live one, the previous snapshot, or one that is being
 * restored. What an undecided application used of an invitation is given back. Idempotent.
 */
export async function eraseApplicants(run: RunSql, schema: string, ids: number[]): Promise<void> {
  if (ids.length === 0 || !(await hasTable(run, schema, 'applicants'))) return;
  const name = (table: string) => `"${schema}"."${table}"`;
  const theirs = `from ${name('applicants')} as applicant where applicant.id = any($1::int[])`;
  const emails = `(select applicant.email ${theirs})`;
  if (await hasTable(run, schema, 'invitations')) {
    await run(
      `update ${name('invitations')} as invitation set uses = uses - 1
       where uses > 0 and id in (select invitation_id ${theirs} and decided_at is null)`,
      [ids],
    );
    await run(
      `update ${name('invitations')} set email = null, note = '', revoked_at = coalesce(revoked_at, now())
       where email in ${emails}`,
      [ids],
    );
  }
  if (await hasTable(run, schema, 'member_import_rows'))
    await run(
      `delete from ${name('member_import_rows')} where user_id is null and (email in ${emails}
         or exists (select from unnest(cells) as cell, ${name('applicants')} as applicant
           where applicant.id = any($1::int[]) and position(applicant.email in lower(cell)) > 0))`,
      [ids],
    );
  await run(`delete from ${name('applicants')} where id = any($1::int[])`, [ids]);
}
