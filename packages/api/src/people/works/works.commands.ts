import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { attachPictures } from '../../files/attachments/attachments.commands.ts';
import type { Context, MemberContext } from '../../ground/core/context.ts';
import { findRecentDuplicate } from '../../ground/core/find-recent-duplicate.ts';
import { lockUser } from '../../ground/core/lock-user.ts';
import { requireVersion } from '../../ground/core/require-version.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { missed } from '../profile/profile.commands.ts';
import { findProfileMember } from '../profile/profile.queries.ts';
import type { ProfileRef } from '../profile/profile.schema.ts';
import { findOwnWork, listWorks } from './works.queries.ts';
import {
  type OrderWorksInput,
  type UpdateWorkInput,
  WORKS_MAX,
  type Work,
  type WorkFields,
  type WorkRef,
  type Works,
} from './works.schema.ts';

const GONE = 'This sample of your work no longer exists';

/** The work of a member whose profile the viewer may open. A miss costs as much as a miss of the profile. */
export async function openWorks(ctx: Context, { username }: ProfileRef): Promise<Works> {
  const member = await findProfileMember(ctx.db, ctx.viewer, username);
  if (!member) throw await missed(ctx);
  return listWorks(ctx.db, member.id);
}

/**
 * Adds a sample after the others; the same one twice within a minute is one.
 * @throws CONFLICT when the member shows as many as they can
 */
export async function createWork(
  ctx: MemberContext,
  { title, description = null, link = null, picture }: WorkFields,
): Promise<Work> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    await lockUser(trx, viewer.id);
    const same = { userId: viewer.id, title, description, link };
    const duplicate = await findRecentDuplicate(trx, 'memberWorks', { createdAt: 'createdAt', same });
    if (duplicate !== undefined) return requireOwn(trx, viewer.id, duplicate);
    const { count, last } = await trx
      .selectFrom('memberWorks')
      .select(sql<number>`count(*)::int`.as('count'))
      .select(sql<number>`coalesce(max(position), -1)`.as('last'))
      .where('userId', '=', viewer.id)
      .executeTakeFirstOrThrow();
    if (count >= WORKS_MAX) throw conflict(`You can show up to ${WORKS_MAX} samples of your work`);
    const { id } = await trx
      .insertInto('memberWorks')
      .values({ ...same, position: last + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setPicture(trx, viewer.id, id, picture);
    return requireOwn(trx, viewer.id, id);
  });
}

/** @throws CONFLICT when the sample has been edited since the expected version */
export async function updateWork(
  ctx: MemberContext,
  { id, expectedVersion, picture, ...fields }: UpdateWorkInput,
): Promise<Work> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    await lockUser(trx, viewer.id);
    requireVersion(expectedVersion, (await requireOwn(trx, viewer.id, id)).version);
    if (Object.values(fields).some((value) => value !== undefined))
      await trx
        .updateTable('memberWorks')
        .set(fields)
        .where('id', '=', id)
        .where('userId', '=', viewer.id)
        .execute();
    await setPicture(trx, viewer.id, id, picture);
    return requireOwn(trx, viewer.id, id);
  });
}

/** Its picture is removed with the others that nothing shows. */
export async function deleteWork(ctx: MemberContext, { id }: WorkRef): Promise<WorkRef> {
  const deleted = await ctx.db
    .deleteFrom('memberWorks')
    .where('id', '=', id)
    .where('userId', '=', ctx.viewer.id)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound(GONE);
  return deleted;
}

/** Puts the member's samples in this order. Ids that are not theirs change nothing. */
export async function orderWorks(ctx: MemberContext, { ids }: OrderWorksInput): Promise<Works> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    await lockUser(trx, viewer.id);
    await sql`
      update member_works set position = ordered.place
      from (
        select work.id, row_number() over (order by wanted.place nulls last, work.position, work.id) - 1 as place
        from member_works as work
        left join unnest(${ids}::int[]) with ordinality as wanted(id, place) on wanted.id = work.id
        where work.user_id = ${viewer.id}
      ) as ordered
      where member_works.id = ordered.id and member_works.position <> ordered.place`.execute(trx);
    return listWorks(trx, viewer.id);
  });
}

/** Undefined leaves the picture as it is, and null takes it away. */
async function setPicture(
  trx: Kysely<DB>,
  userId: number,
  workId: number,
  picture: WorkFields['picture'],
): Promise<void> {
  if (picture === undefined) return;
  await trx
    .deleteFrom('attachments')
    .where('workId', '=', workId)
    .$if(picture !== null, (others) => others.where('address', '<>', picture?.address ?? ''))
    .execute();
  if (picture === null) return;
  const { numUpdatedRows } = await trx
    .updateTable('attachments')
    .set({ alt: picture.alt })
    .where('workId', '=', workId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await attachPictures(trx, { userId, workId }, [picture]);
}

async function requireOwn(trx: Kysely<DB>, userId: number, id: number): Promise<Work> {
  const work = await findOwnWork(trx, userId, id);
  if (!work) throw notFound(GONE);
  return work;
}
