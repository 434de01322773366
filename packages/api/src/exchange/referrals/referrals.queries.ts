import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { avatarUrl } from '../../ground/values/avatar.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { notBlocked } from '../../ground/core/visibility.ts';
import { abilities, expiresAt, roleOf, seesValue, shownStatus } from './referrals.policy.ts';
import type { PendingReferral, ReferralPerson, ReferralStats } from './referrals.schema.ts';
import { fullName, usernameOf } from '../../ground/values/person-name.ts';

const LISTED = 50;

/** Everything the viewer sent, received or is introduced in: open ones first, then the newest. */
export async function listReferrals(
  db: Kysely<DB>,
  viewer: Viewer,
  now = new Date(),
): Promise<PendingReferral[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      ${sql.join(
        (['referrer_id', 'target_id', 'referee_id'] as const).flatMap((side) => [
          newest(viewer, side, true),
          newest(viewer, side, false),
        ]),
        sql` union `,
      )}
    ) as own
  `.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const referrals = (await people(db).where('referrals.id', 'in', ids).execute()).map((row) =>
    present(row, viewer.id, now),
  );
  return referrals
    .toSorted(
      (one, other) =>
        openness(other) - openness(one) ||
        (one.createdAt === other.createdAt ? other.id - one.id : one.createdAt < other.createdAt ? 1 : -1),
    )
    .slice(0, LISTED);
}

/** One referral as the viewer, who takes part in it, sees it; undefined for anyone else. */
export async function findReferral(
  db: Kysely<DB>,
  viewer: Viewer,
  id: number,
  now = new Date(),
): Promise<PendingReferral | undefined> {
  const row = await people(db)
    .where('referrals.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('referrals.referrerId', '=', viewer.id),
        eb('referrals.targetId', '=', viewer.id),
        eb('referrals.refereeId', '=', viewer.id),
      ]),
    )
    .where(besideNoBlock(viewer))
    .executeTakeFirst();
  return row && present(row, viewer.id, now);
}

/** A WHERE condition: no member of the referral blocks the viewer or is blocked by them. */
export const besideNoBlock = (viewer: Viewer) => sql<SqlBool>`(
  ${notBlocked(viewer, 'referrals.referrer_id')}
  and ${notBlocked(viewer, 'referrals.target_id')}
  and (referrals.referee_id is null or ${notBlocked(viewer, 'referrals.referee_id')}))`;

const openness = ({ status }: PendingReferral) => Number(status === 'pending' || status === 'accepted');

export async function getReferralStats(db: Kysely<DB>, viewer: Viewer): Promise<ReferralStats> {
  const { sent, successful } = await db
    .selectFrom('referrals')
    .select([
      sql<number>`count(*)::int`.as('sent'),
      sql<number>`(count(*) filter (where status = 'completed'))::int`.as('successful'),
    ])
    .where('referrerId', '=', viewer.id)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirstOrThrow();
  return { sent, successful, successRate: sent === 0 ? 0 : Math.round((100 * successful) / sent) };
}

function newest(viewer: Viewer, side: 'referrer_id' | 'target_id' | 'referee_id', isOpen: boolean) {
  return sql`(
    select id from referrals
    where ${sql.ref(side)} = ${viewer.id}
      and (status in ('pending', 'accepted')) = ${sql.lit(isOpen)}
      and ${besideNoBlock(viewer)}
    order by created_at desc, id desc
    limit ${sql.lit(LISTED)})`;
}

function people(db: Kysely<DB>) {
  return db
    .selectFrom('referrals')
    .innerJoin('users as referrer', 'referrer.id', 'referrals.referrerId')
    .innerJoin('users as target', 'target.id', 'referrals.targetId')
    .leftJoin('users as referee', 'referee.id', 'referrals.refereeId')
    .selectAll('referrals')
    .select([person('referrer').as('referrer'), person('target').as('target')])
    .select(person('referee').as('referee'));
}

type PersonRow = {
  id: number;
  username: string | null;
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  company: string | null;
  avatarKey: string | null;
};

/** Keys are quoted in camelCase, because Kysely does not convert names inside JSON. */
const person = (table: 'referrer' | 'target' | 'referee') => sql<PersonRow>`jsonb_build_object(
  'id', ${sql.ref(`${table}.id`)}, 'username', ${sql.ref(`${table}.username`)},
  'firstName', ${sql.ref(`${table}.first_name`)}, 'lastName', ${sql.ref(`${table}.last_name`)},
  'jobTitle', ${sql.ref(`${table}.job_title`)}, 'company', ${sql.ref(`${table}.company`)},
  'avatarKey', ${sql.ref(`${table}.avatar_key`)})`;

type Row = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

function present(row: Row, viewerId: number, now: Date): PendingReferral {
  const role = roleOf(viewerId, row);
  const referrer = presentPerson(row.referrer);
  return {
    id: row.id,
    status: shownStatus(row, now),
    ghlStatus: row.automationStatus,
    createdAt: row.createdAt.toISOString(),
    expiresAt: expiresAt(row).toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    message: row.message,
    thanks: row.thanks,
    value: seesValue(role, row) ? row.outcomeValue : null,
    direction: role === 'referrer' ? 'sent' : 'received',
    role,
    referrer,
    referee: row.refereeId === null ? referrer : presentPerson(row.referee),
    target: presentPerson(row.target),
    isIntroduction: row.refereeId !== null,
    accepted: {
      target: row.targetAcceptedAt !== null,
      referee: row.refereeId === null || row.refereeAcceptedAt !== null,
    },
    can: abilities(viewerId, row, now),
  };
}

function presentPerson(row: PersonRow): ReferralPerson {
  return {
    id: row.id,
    username: usernameOf(row),
    name: fullName(row),
    avatar: avatarUrl(row.avatarKey),
    title: row.jobTitle,
    company: row.company,
  };
}
