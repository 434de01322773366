import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { ROLES, holdsIt } from '../../ground/roles/in-force.ts';
import { holds } from '../../ground/roles/roles.policy.ts';
import { fullName } from '../../ground/values/person-name.ts';
import {
  type AdminDuties,
  Duty,
  type DutyNotice,
  PERMISSION_OF_DUTY,
} from '../../ground/duties/duties.schema.ts';

/** Everyone whose role covers a duty, with what they are notified of. */
export async function listDuties(db: Kysely<DB>): Promise<AdminDuties> {
  const admins = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'role', ROLES.as('roles')])
    .where('isActive', '=', true)
    .where(holdsIt('users', 'console'))
    .orderBy('id')
    .execute();
  const chosen = await db.selectFrom('adminDuties').selectAll().execute();
  return admins.flatMap((admin) => {
    const covers = Duty.options.filter((duty) => holds(admin, PERMISSION_OF_DUTY[duty]));
    if (covers.length === 0) return [];
    const noticeOf = (duty: Duty): DutyNotice =>
      !covers.includes(duty)
        ? 'off'
        : (chosen.find((row) => row.userId === admin.id && row.duty === duty)?.notice ?? 'now');
    return {
      id: admin.id,
      name: fullName(admin),
      covers,
      duties: {
        applications: noticeOf('applications'),
        reports: noticeOf('reports'),
        posts: noticeOf('posts'),
        articles: noticeOf('articles'),
        privacy: noticeOf('privacy'),
        operations: noticeOf('operations'),
      },
    };
  });
}

/** Who is notified of a duty, and how: everybody whose role covers it right away where nobody else does. */
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
  const able = admins.filter(({ covers }) => covers.includes(duty));
  return able.map(({ id }) => ({ userId: id, notice: 'now' as const }));
}
