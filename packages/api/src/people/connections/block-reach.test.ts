import type { Database } from '@guildhall/db';
import {
  makeBusiness,
  makeChapter,
  makeConnection,
  makeEmployee,
  makeMember,
  makeOpportunity,
  makePost,
  makeReferral,
} from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApi } from '../../../testing/index.ts';
import { type Person, blocks, makePerson, threeMembers } from '../../../testing/three-members.ts';
import { appRouter } from '../../app.router.ts';

const api = testApi();

type ErrorBody = { from: Person; to: Person; third: Person; db: Database };
type Attempt = (people: ErrorBody) => Promise<() => Promise<unknown>>;

/** An action that needs no data. */
const straight =
  (act: (from: Person, to: Person) => Promise<unknown>): Attempt =>
  async ({ from, to }) =>
  () =>
    act(from, to);

/** Actions that a block forbids: each prepares its data and returns the attempt to make after the block. */
const REFUSED: Record<string, Attempt> = {
  'connections.request': straight(({ caller }, { id }) => caller.connections.request({ toUserId: id })),
  'messages.send': straight(({ caller }, { id }) => caller.messages.send({ toUserId: id, content: 'Hello' })),
  'messages.conversations.setMuted': straight(({ caller }, { id }) =>
    caller.messages.conversations.setMuted({ userId: id, isMuted: true }),
  ),
  'messages.conversations.signalTyping': straight(({ caller }, { id }) =>
    caller.messages.conversations.signalTyping({ userId: id }),
  ),
  'chapters.invitations.create': async ({ from, to, db }) => {
    const { slug } = await makeChapter(db, { leaders: [from.id] });
    return () => from.caller.chapters.invitations.create({ slug, username: to.username });
  },
  'admin.handovers.start': async ({ from, to, db }) => {
    await db.insertInto('grants').values({ userId: from.id, role: 'editor' }).execute();
    const caller = await api().as({ id: from.id });
    return () => caller.admin.handovers.start({ fromUserId: from.id, toUserId: to.id });
  },
  'messages.thread': straight(({ caller }, { id }) => caller.messages.thread({ userId: id })),
  'referrals.send': straight(({ caller }, { id }) =>
    caller.referrals.send({ targetId: id, targetType: 'user' }),
  ),
  'referrals.permission': straight(({ caller }, { id }) => caller.referrals.permission({ userId: id })),
  'referrals.send, introducing':
    async ({ from, to, third }) =>
    () =>
      third.caller.referrals.send({ targetId: to.id, targetType: 'user', refereeId: from.id }),
  'businesses.team.invite': async ({ from, to, db }) => {
    const { id } = await makeBusiness(db, { ownerId: from.id });
    return () => from.caller.businesses.team.invite({ businessId: id, username: to.username });
  },
  'businesses.team.answer': async ({ from, to, db }) => {
    const { id } = await makeBusiness(db, { ownerId: to.id });
    const employee = await makeEmployee(db, { businessId: id, userId: from.id, status: 'invited' });
    return () => from.caller.businesses.team.answer({ id: employee.id, accept: true });
  },
  'businesses.reviews.write': async ({ from, to, db }) => {
    const { id } = await makeBusiness(db, { ownerId: to.id });
    return () => from.caller.businesses.reviews.write({ businessId: id, rating: 1 });
  },
  'businesses.contact': async ({ from, to, db }) => {
    const { id } = await makeBusiness(db, { ownerId: to.id });
    return () => from.caller.businesses.contact({ id, content: 'Hello' });
  },
  'opportunities.sendApplication': async ({ from, to, db }) => {
    const { id } = await makeOpportunity(db, { postedBy: to.id });
    return () => from.caller.opportunities.sendApplication({ id });
  },
  'opportunities.applications.answer': async ({ from, to, db }) => {
    const { id } = await makeOpportunity(db, { postedBy: from.id });
    await to.caller.opportunities.sendApplication({ id });
    return () => from.caller.opportunities.applications.answer({ id, userId: to.id, status: 'accepted' });
  },
  'opportunities.applications.reopen': async ({ from, to, db }) => {
    const { id } = await makeOpportunity(db, { postedBy: from.id });
    await to.caller.opportunities.sendApplication({ id });
    return () => from.caller.opportunities.applications.reopen({ id, userId: to.id });
  },
  'opportunities.save': async ({ from, to, db }) => {
    const { id } = await makeOpportunity(db, { postedBy: to.id });
    return () => from.caller.opportunities.save({ id, saved: true });
  },
  'feed.comments.create': async ({ from, to, db }) => {
    const { id } = await makePost(db, { userId: to.id });
    return () => from.caller.feed.comments.create({ postId: id, content: 'Hello' });
  },
  'feed.like': async ({ from, to, db }) => {
    const { id } = await makePost(db, { userId: to.id });
    return () => from.caller.feed.like({ id, liked: true });
  },
  'feed.get': async ({ from, to, db }) => {
    const { id } = await makePost(db, { userId: to.id });
    return () => from.caller.feed.get({ id });
  },
  'connections.respond': async ({ from, to, db }) => {
    const { id } = await makeConnection(db, { userId: to.id, connectedUserId: from.id });
    return () => from.caller.connections.respond({ id, status: 'accepted' });
  },
  ...Object.fromEntries(
    (['pending', 'accepted'] as const).flatMap((status) =>
      (['referrer', 'referee'] as const).flatMap((side) => [
        [`referrals.get, ${status}, of the ${side}`, referral(status, side, 'get')],
        [`referrals.respond, ${status}, of the ${side}`, referral(status, side, 'respond')],
      ]),
    ),
  ),
};

function referral(
  status: 'pending' | 'accepted',
  side: 'referrer' | 'referee',
  call: 'get' | 'respond',
): Attempt {
  return async ({ from, to, third, db }) => {
    const { id } = await makeReferral(db, {
      status,
      targetId: from.id,
      referrerId: side === 'referrer' ? to.id : third.id,
      refereeId: side === 'referee' ? to.id : null,
    });
    return () =>
      call === 'get'
        ? from.caller.referrals.get({ id })
        : from.caller.referrals.respond({ id, status: status === 'pending' ? 'accepted' : 'completed' });
  };
}

/** Procedures that take another member and are unaffected, because nothing passes between the two. */
const INDIFFERENT = new Set([
  'admin.duties.set',
  'admin.grants.end',
  'admin.grants.give',
  // Leaders decide about everyone who belongs to their chapter.
  'chapters.members.handOver',
  'chapters.members.remove',
  'chapters.members.setRole',
  'chapters.requests.decide',
  'connections.block',
  'connections.unblock',
  'connections.dismiss',
  'connections.suggestAgain',
  // Says "none", as of anybody who cannot be asked at present; checked in block.test.ts.
  'connections.withMember',
  'messages.markThreadRead',
  // An empty list, and one-way: checked below.
  'referrals.introducible',
  'profile.get',
  'profile.related',
  'profile.works.list',
]);

const namesMember = (field: string) => /^(userId|toUserId|targetId|refereeId|username)$/.test(field);

/** The fields of a procedure's input. */
function fieldsOf(procedure: unknown): string[] {
  const { inputs } = z
    .object({ _def: z.object({ inputs: z.array(z.unknown()) }) })
    .transform(({ _def }) => _def)
    .parse({ _def: Object(procedure)._def });
  return inputs.flatMap((input) => (input instanceof z.ZodObject ? Object.keys(input.shape) : []));
}

describe('a block', () => {
  it('is tested with every procedure that takes another member', () => {
    const taking = Object.entries<unknown>(appRouter._def.procedures)
      .filter(([name, procedure]) => !name.startsWith('audit.') && fieldsOf(procedure).some(namesMember))
      .map(([name]) => name);
    const tried = new Set([...Object.keys(REFUSED).map((name) => name.split(',')[0]), ...INDIFFERENT]);
    expect(taking.filter((name) => !tried.has(name))).toEqual([]);
    expect(taking.length).toBeGreaterThan(8);
  });

  it.for(Object.entries(REFUSED))('of either side ends or prevents %s', async ([, prepare]) => {
    for (const isMine of [true, false]) {
      const { db, one, other, third } = await threeMembers(api());
      const attempt = await prepare({ from: one, to: other, third, db });
      await (isMine ? blocks(one, other) : blocks(other, one));
      await expect(attempt()).rejects.toMatchObject({
        code: expect.stringMatching(/^(NOT_FOUND|FORBIDDEN|CONFLICT)$/),
      });
    }
  });

  it('hides the profile and its URL from the blocked member, and from nobody else', async () => {
    const { one, other } = await threeMembers(api());
    await blocks(one, other);
    for (const username of [one.username, String(one.id)]) {
      await expect(other.caller.profile.get({ username })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(other.caller.profile.related({ username })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(other.caller.profile.works.list({ username })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await one.caller.profile.get({ username: other.username })).toMatchObject({ id: other.id });
    expect(await api().anonymous().profile.get({ username: one.username })).toMatchObject({ id: one.id });
    const admin = await api().as(await makeMember(api().db, { role: 'admin' }));
    expect(await admin.profile.get({ username: one.username })).toMatchObject({ id: one.id });
  });

  it('removes a declined request from the blocked member’s list', async () => {
    const [ana, ben] = [await makePerson(api()), await makePerson(api())];
    const { id } = await ana.caller.connections.request({ toUserId: ben.id });
    await ben.caller.connections.respond({ id, status: 'declined' });
    expect((await ana.caller.connections.list({ status: 'pending' })).items).toHaveLength(1);
    await ben.caller.connections.block({ userId: ana.id });
    expect((await ana.caller.connections.list({ status: 'pending' })).items).toEqual([]);
  });

  it('hides each of the two from the members whom a third can introduce to the other', async () => {
    const { one, other, third } = await threeMembers(api());
    const introducible = async () =>
      (await third.caller.referrals.introducible({ targetId: one.id })).map(({ id }) => id);
    expect(await introducible()).toContain(other.id);
    await blocks(other, one);
    expect(await introducible()).not.toContain(other.id);
  });

  it('prevents reviewing and contacting the other’s business', async () => {
    const { db, one, other } = await threeMembers(api());
    const { slug } = await makeBusiness(db, { ownerId: one.id });
    await blocks(one, other);
    expect(await other.caller.businesses.get({ slug })).toMatchObject({
      can: { review: false, contact: false },
    });
  });

  it('ends an introduction between the two, which the third sees as declined', async () => {
    const { db, one, other, third } = await threeMembers(api());
    const { id } = await makeReferral(db, { referrerId: third.id, refereeId: one.id, targetId: other.id });
    await blocks(one, other);
    expect(await third.caller.referrals.get({ id })).toMatchObject({ referral: { status: 'declined' } });
  });

  it('allows no concurrent introduction', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { db, one, other, third } = await threeMembers(api());
      await Promise.allSettled([
        third.caller.referrals.send({ targetId: one.id, targetType: 'user', refereeId: other.id }),
        blocks(other, one),
      ]);
      const open = await db
        .selectFrom('referrals')
        .select('id')
        .where('targetId', '=', one.id)
        .where('status', '=', 'pending')
        .execute();
      expect(open).toEqual([]);
    }
  });
});
