import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { fullName } from '../../ground/values/person-name.ts';
import { type AdminDuties, Duty, type DutyNotice } from '../../ground/duties/duties.schema.ts';

/** Every active administrator with what they are notified of. */
export async function listDuties(db: Kysely<DB>): Promise<AdminDuties> {
  const admins = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName'])
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .orderBy('id')
    .execute();
  const chosen = await db.selectFrom('adminDuties').selectAll().execute();
  return admins.map((admin) => {
    const noticeOf = (duty: Duty): DutyNotice =>
      chosen.find((row) => row.userId === admin.id && row.duty === duty)?.notice ?? 'now';
    return {
      id: admin.id,
      name: fullName(admin),
      duties: {
        applications: noticeOf('applications'),
        reports: noticeOf('reports'),
        posts: noticeOf('posts'),
        privacy: noticeOf('privacy'),
        operations: noticeOf('operations'),
      },
    };
  });
}

/** Who is notified of a duty, and how: everybody right away where nobody else looks after it. */
export async function listResponsible(
  db: Kysely<DB>,
  duty: Duty,
  { except }: { except?: number | undefined } = {},
): Promise<{ userId: number; notice: Exclude<DutyNotice, 'off'> }[]> {
  const admins = (await listDuties(db)).filter(({ id }) => id !== except);
  const responsible = admins.flatMap(({ id, duties }) => {
    const notice = duties[duty];
    return notice === 'off' ? [] : [{ userId: id, notice }];
  });
  if (responsible.length > 0) return responsible;
  return admins.map(({ id }) => ({ userId: id, notice: 'now' as const }));
}
