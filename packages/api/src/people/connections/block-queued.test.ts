import { sql } from '@guildhall/db';
import { makeBusiness, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { type Person, blocks, threeMembers } from '../../../testing/three-members.ts';
import { composeMail } from '../../console/mails/compose-mail.ts';

const api = testApi();

describe('what was queued before a block', () => {
  async function subjectsFor(userId: number): Promise<(string | null)[]> {
    const { db, services } = api();
    const { rows } = await sql<{ topic: string; payload: unknown; user_id: number }>`
      select topic, payload, user_id from ops.outbox where user_id = ${userId} and channel = 'mail'`.execute(
      db,
    );
    const mails = rows.map((row) => composeMail(db, services, { ...row, userId }));
    return (await Promise.all(mails)).map((mail) => mail?.subject ?? null);
  }

  const TOLD: Record<string, (from: Person, to: Person, third: Person) => Promise<unknown>> = {
    message: (from, to) => from.caller.messages.send({ toUserId: to.id, content: 'Hello' }),
    connection_asked: (from, to) => from.caller.connections.request({ toUserId: to.id }),
    referral: (from, to) => from.caller.referrals.send({ targetId: to.id, targetType: 'user' }),
    'referral, naming the other': (from, to, third) =>
      third.caller.referrals.send({ targetId: to.id, targetType: 'user', refereeId: from.id }),
    comment: async (from, to) => {
      const { id } = await makePost(api().db, { userId: to.id });
      await from.caller.feed.comments.create({ postId: id, content: 'So good' });
    },
    review: async (from, to) => {
      const { id } = await makeBusiness(api().db, { ownerId: to.id });
      await from.caller.businesses.reviews.write({ businessId: id, rating: 1 });
    },
    team: async (from, to) => {
      const { id } = await makeBusiness(api().db, { ownerId: from.id });
      await from.caller.businesses.team.invite({ businessId: id, username: to.username });
    },
  };

  it.for(Object.entries(TOLD))('is neither mailed nor shown after it: %s', async ([, tell]) => {
    const { one, other, third } = await threeMembers(api());
    await tell(other, one, third);
    expect((await subjectsFor(one.id)).filter(Boolean)).toHaveLength(1);
    expect((await one.caller.notifications.list({})).items).toHaveLength(1);

    await blocks(one, other);

    expect((await subjectsFor(one.id)).filter(Boolean)).toEqual([]);
    expect((await one.caller.notifications.list({})).items).toEqual([]);
  });
});
