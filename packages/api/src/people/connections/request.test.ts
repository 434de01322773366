import { sql } from 'kysely';
import { daysAgo, makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

/** Two strangers, their callers, and a query for the rows between them. */
async function strangers() {
  const { db, as } = api();
  const [ana, ben] = [
    await makeMember(db, { firstName: 'Ana', lookingFor: 'a bookkeeper for my bakery' }),
    await makeMember(db, { firstName: 'Ben', servicesOffered: 'bookkeeping and payroll for restaurants' }),
  ];
  const rows = () =>
    db
      .selectFrom('connections')
      .selectAll()
      .where(sql<boolean>`least(user_id, connected_user_id) = ${ana.id}`)
      .where(sql<boolean>`greatest(user_id, connected_user_id) = ${ben.id}`)
      .orderBy('id')
      .execute();
  return { db, ana, ben, asAna: await as(ana), asBen: await as(ben), rows };
}

describe('a connection request', () => {
  it('reaches the other member with the note, and both sides see it as pending', async () => {
    const { asAna, asBen, ana, ben, rows } = await strangers();

    const sent = await asAna.connections.request({
      toUserId: ben.id,
      message: '  Would you look at my books?  ',
      source: 'insights',
    });

    expect(sent).toMatchObject({
      status: 'pending',
      direction: 'outgoing',
      userId: ben.id,
      can: { withdraw: true },
    });
    expect(await asBen.connections.list({})).toMatchObject({
      items: [
        {
          id: sent.id,
          status: 'pending',
          direction: 'incoming',
          userId: ana.id,
          username: ana.username,
          note: 'Would you look at my books?',
          connectedUser: {
            firstName: 'Ana',
            lastName: ana.lastName,
            jobTitle: null,
            company: null,
            avatar: null,
          },
          can: { accept: true, decline: true, withdraw: false, remove: false },
        },
      ],
      nextCursor: null,
    });
    expect(await rows()).toMatchObject([
      { referralSource: 'insights', connectionNotes: 'Would you look at my books?' },
    ]);
  });

  it('stores the current match score', async () => {
    const { asAna, ben, rows } = await strangers();
    const recommended = (await asAna.dashboard.recommendations()).items.find(({ id }) => id === ben.id);

    const { matchScore } = await asAna.connections.request({ toUserId: ben.id });

    expect(matchScore).toBeGreaterThan(0);
    expect(matchScore).toBe(recommended?.matchPercentage);
    expect(await rows()).toMatchObject([{ matchScore }]);
  });

  it('is refused to a visitor, to oneself, and to members who are unknown or inactive', async () => {
    const { db, asAna, ana } = await strangers();
    const gone = await makeMember(db, { isActive: false });

    await expect(api().anonymous().connections.request({ toUserId: ana.id })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await expect(asAna.connections.request({ toUserId: ana.id })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    for (const toUserId of [gone.id, 999_999]) {
      await expect(asAna.connections.request({ toUserId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('cannot have a note of more than 300 characters', async () => {
    const { asAna, ben } = await strangers();

    await expect(
      asAna.connections.request({ toUserId: ben.id, message: 'x'.repeat(301) }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('returns the same row when repeated, pending or connected', async () => {
    const { asAna, asBen, ben, rows } = await strangers();
    const first = await asAna.connections.request({ toUserId: ben.id });

    expect((await asAna.connections.request({ toUserId: ben.id })).id).toBe(first.id);
    await asBen.connections.respond({ id: first.id, status: 'accepted' });
    expect(await asAna.connections.request({ toUserId: ben.id })).toMatchObject({
      id: first.id,
      status: 'accepted',
    });
    expect(await rows()).toHaveLength(1);
  });

  it('connects two members when the second sends one too', async () => {
    const { asAna, asBen, ana, ben, rows } = await strangers();
    await asAna.connections.request({ toUserId: ben.id });

    expect(await asBen.connections.request({ toUserId: ana.id })).toMatchObject({ status: 'accepted' });
    expect(await rows()).toMatchObject([{ status: 'accepted', userId: ana.id }]);
  });

  it('connects two members once when their requests cross', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { asAna, asBen, ana, ben, rows } = await strangers();

      await Promise.all([
        asAna.connections.request({ toUserId: ben.id }),
        asBen.connections.request({ toUserId: ana.id }),
      ]);

      expect(await rows()).toMatchObject([{ status: 'accepted' }]);
    }
  });

  it('ends as one row after a hundred concurrent requests from both sides', async () => {
    const { asAna, asBen, ana, ben, rows } = await strangers();

    // Some of so many may get a 503; all others return the same row.
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, turn) =>
        turn % 2 === 0
          ? asAna.connections.request({ toUserId: ben.id })
          : asBen.connections.request({ toUserId: ana.id }),
      ),
    );

    const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toMatchObject([{ status: 'accepted' }]);
  });

  it('replaces one that had no reply for 180 days', async () => {
    const { db, asAna, asBen, ana, ben, rows } = await strangers();
    await makeConnection(db, { userId: ana.id, connectedUserId: ben.id, createdAt: daysAgo(181) });

    expect((await asBen.connections.list({})).items).toEqual([]);
    await asAna.connections.request({ toUserId: ben.id });

    expect(await rows()).toMatchObject([{ status: 'expired' }, { status: 'pending' }]);
    expect((await asBen.connections.list({})).items).toHaveLength(1);
  });
});

describe('a request after a decline', () => {
  it('is not delivered within 90 days, and the sender keeps seeing the old one as pending', async () => {
    const { asAna, asBen, ben, rows } = await strangers();
    const { id } = await asAna.connections.request({ toUserId: ben.id });
    await asBen.connections.respond({ id, status: 'declined' });

    const again = await asAna.connections.request({ toUserId: ben.id, message: 'Please?' });

    expect(again).toMatchObject({ id, status: 'pending', note: null, can: { withdraw: true } });
    expect((await asAna.connections.list({ status: 'pending' })).items).toMatchObject([
      { id, status: 'pending' },
    ]);
    expect((await asBen.connections.list({})).items).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'declined' }]);
  });

  it('reaches the other member again after 90 days', async () => {
    const { db, asAna, asBen, ana, ben } = await strangers();
    const old = await makeConnection(db, {
      userId: ana.id,
      connectedUserId: ben.id,
      status: 'declined',
      createdAt: daysAgo(100),
      endedAt: daysAgo(91),
    });

    expect(await asAna.connections.request({ toUserId: ben.id })).toMatchObject({
      id: old.id,
      status: 'pending',
    });
    expect((await asBen.connections.list({})).items).toMatchObject([{ id: old.id, can: { accept: true } }]);
  });

  it('connects immediately when it comes from the member who declined', async () => {
    const { asAna, asBen, ana, ben } = await strangers();
    const { id } = await asAna.connections.request({ toUserId: ben.id });
    await asBen.connections.respond({ id, status: 'declined' });

    expect(await asBen.connections.request({ toUserId: ana.id })).toMatchObject({ id, status: 'accepted' });
    expect((await asAna.connections.list({})).items).toMatchObject([{ id, status: 'accepted' }]);
  });

  it('is refused for 21 days after a withdrawal, with the date it is possible again', async () => {
    const { db, asAna, asBen, ana, ben } = await strangers();
    const { id } = await asAna.connections.request({ toUserId: ben.id });
    await asAna.connections.respond({ id, status: 'withdrawn' });

    await expect(asAna.connections.request({ toUserId: ben.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/send another from \w+ \d+, \d{4}, \d\d:\d\d UTC/),
    });
    expect(await asBen.connections.request({ toUserId: ana.id })).toMatchObject({ status: 'pending' });

    const { asAna: asOther, ana: other, ben: far } = await strangers();
    await makeConnection(db, {
      userId: other.id,
      connectedUserId: far.id,
      status: 'withdrawn',
      endedAt: daysAgo(22),
    });
    expect(await asOther.connections.request({ toUserId: far.id })).toMatchObject({ status: 'pending' });
  });

  it('stays undelivered when the sender withdraws the declined one and sends another', async () => {
    const { db, asAna, asBen, ben, rows } = await strangers();
    const { id } = await asAna.connections.request({ toUserId: ben.id });
    await asBen.connections.respond({ id, status: 'declined' });
    expect(await asAna.connections.respond({ id, status: 'withdrawn' })).toMatchObject({
      status: 'withdrawn',
    });
    await db
      .updateTable('connections')
      .set({ endedAt: daysAgo(22) })
      .where('id', '=', id)
      .execute();

    expect(await asAna.connections.request({ toUserId: ben.id })).toMatchObject({ status: 'pending' });
    expect((await asAna.connections.list({})).items).toMatchObject([
      { status: 'pending', direction: 'outgoing' },
    ]);
    expect((await asBen.connections.list({})).items).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'declined' }]);
  });

  it('is possible immediately after a connection was removed', async () => {
    const { db, asAna, ana, ben } = await strangers();
    await makeConnection(db, { userId: ben.id, connectedUserId: ana.id, status: 'removed' });

    expect(await asAna.connections.request({ toUserId: ben.id })).toMatchObject({ status: 'pending' });
  });
});
