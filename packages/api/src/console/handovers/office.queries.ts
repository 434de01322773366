import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { isComing } from '../../chapters/events/event-rows.queries.ts';
import { listDuties } from '../../contact/duties/duties.queries.ts';
import { Duty } from '../../ground/duties/duties.schema.ts';
import { inForce } from '../../ground/roles/in-force.ts';
import { translated } from '@guildhall/locale/translated';
import { accountMailMessages } from '../mails/account-mails.messages.ts';
import { ROLE_NAMES } from '../../ground/values/role-names.messages.ts';
import type { HandoverItem, OfficeRole } from './handovers.schema.ts';

const NAMED = 50;

export type HeldRole = { role: OfficeRole; endsOn: string | null };

export const roleName = (role: OfficeRole): string =>
  role === 'administrator'
    ? translated(accountMailMessages).role.administrator
    : translated(ROLE_NAMES)[role].name;

/** What a member holds today. */
export async function heldRoles(db: Kysely<DB>, userId: number): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`
    select 'administrator' as role, null as "endsOn" from users where id = ${userId} and role = 'admin' and is_active
    union all
    select held.role, held.ends_on::text from grants as held
    where held.user_id = ${userId} and ${sql.raw(inForce('held'))} order by role`.execute(db);
  return rows;
}

type Led = { id: number; name: string; isFull: boolean };

/** The open chapters that a member leads; `isFull`: one seat per trade, and `toUserId` has none. */
export async function ledChapters(
  db: Kysely<DB>,
  fromUserId: number,
  toUserId: number | null = null,
): Promise<Led[]> {
  return db
    .selectFrom('chapterMembers as mine')
    .innerJoin('chapters', 'chapters.id', 'mine.chapterId')
    .select(['chapters.id', 'chapters.name'])
    .select(
      sql<boolean>`(chapters.one_seat_per_trade and ${toUserId}::int is not null and not exists (
        select from chapter_members as theirs where theirs.chapter_id = chapters.id
          and theirs.user_id = ${toUserId} and theirs.state = 'active'))`.as('isFull'),
    )
    .where('mine.userId', '=', fromUserId)
    .where('mine.role', '=', 'leader')
    .where('mine.state', '=', 'active')
    .where('chapters.closedAt', 'is', null)
    .orderBy('chapters.nameKey')
    .orderBy('chapters.id')
    .limit(NAMED)
    .execute();
}

/** Whose office, for whom, and what was agreed on; before that, everything is offered. */
type Office = {
  fromUserId: number;
  toUserId?: number;
  agreed?: { roles: readonly OfficeRole[]; chapterIds: readonly number[] };
};

/** What hangs on a member, and what of it a handover moves. */
export async function listItems(
  db: Kysely<DB>,
  { fromUserId, toUserId, agreed }: Office,
): Promise<HandoverItem[]> {
  const roles = (await heldRoles(db, fromUserId)).map(({ role, endsOn }): HandoverItem => ({
    kind: 'role',
    name: roleName(role),
    endsOn,
    stays: agreed && !agreed.roles.includes(role) ? 'later' : null,
  }));
  const led = await ledChapters(db, fromUserId, toUserId);
  const chapters = led.map(({ id, name, isFull }): [number, HandoverItem] => {
    const stays = agreed && !agreed.chapterIds.includes(id) ? 'later' : isFull ? 'no_seat' : null;
    return [id, item('chapter', name, stays)];
  });
  const moving = chapters.flatMap(([id, { stays }]) => (stays === null ? [id] : []));
  return [
    ...roles,
    ...chapters.map(([, chapter]) => chapter),
    ...(await duties(db, fromUserId)),
    ...(await events(db, fromUserId, moving)),
    ...(await unfinished(db, fromUserId)),
  ];
}

const item = (kind: HandoverItem['kind'], name: string, stays: HandoverItem['stays']): HandoverItem => ({
  kind,
  name,
  endsOn: null,
  stays,
});

async function duties(db: Kysely<DB>, userId: number): Promise<HandoverItem[]> {
  const own = (await listDuties(db)).find(({ id }) => id === userId);
  const looksAfter = Duty.options.filter((duty) => own?.covers.includes(duty) && own.duties[duty] !== 'off');
  return looksAfter.map((duty) => item('duty', duty, null));
}

async function events(db: Kysely<DB>, userId: number, moving: number[]): Promise<HandoverItem[]> {
  const rows = await db
    .selectFrom('events')
    .select(['title', 'chapterId'])
    .where('createdBy', '=', userId)
    .where('cancelledAt', 'is', null)
    .where(
      sql<boolean>`exists (select from event_dates
        where event_dates.event_id = events.id and event_dates.cancelled_at is null and ${isComing})`,
    )
    .orderBy('id')
    .limit(NAMED)
    .execute();
  return rows.map(({ title, chapterId }) =>
    item('event', title, chapterId === null || moving.includes(chapterId) ? null : 'other_chapter'),
  );
}

/** What they began and nobody can finish for them, and their open invitations. */
async function unfinished(db: Kysely<DB>, userId: number): Promise<HandoverItem[]> {
  const imports = await db
    .selectFrom('memberImports')
    .select('fileName')
    .where('createdBy', '=', userId)
    .where('status', 'not in', ['done', 'undone'])
    .orderBy('id')
    .limit(NAMED)
    .execute();
  const batches = await db
    .selectFrom('memberBatches')
    .select('action')
    .where('createdBy', '=', userId)
    .where('status', 'in', ['running', 'undoing'])
    .orderBy('id')
    .limit(NAMED)
    .execute();
  const { open } = await db
    .selectFrom('invitations')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('createdBy', '=', userId)
    .where('revokedAt', 'is', null)
    .where(sql<boolean>`expires_at > now() and uses < max_uses`)
    .executeTakeFirstOrThrow();
  return [
    ...imports.map(({ fileName }) => item('import', fileName, 'unfinished')),
    ...batches.map(({ action }) => item('batch', action, 'unfinished')),
    ...(open > 0 ? [item('invitations', String(open), 'personal')] : []),
  ];
}
