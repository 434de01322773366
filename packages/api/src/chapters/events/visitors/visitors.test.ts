import { randomBytes } from 'node:crypto';
import { makeEvent, makeMember } from '@guildhall/db/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { followEvents } from './after-events.commands.ts';

const api = testApi();

/** A guest whom a member invited to a public event, and who confirmed. */
async function invited() {
  const { db, as } = api();
  const { id, dateId } = await makeEvent(db, { audience: 'public' });
  const host = await makeMember(db, { emailVerifiedAt: new Date() });
  const email = `${randomBytes(4).toString('hex')}@guests.test`;
  const asHost = await as(host);
  await asHost.events.guests.invite({ id, dateId, name: 'Ada Guest', email });
  const asAdmin = await as(await makeMember(db, { role: 'admin' }));
  const guest = await db
    .selectFrom('eventGuests')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const confirm = () =>
    db.updateTable('eventGuests').set({ consentedAt: new Date() }).where('id', '=', guest.id).execute();
  const clientId = randomBytes(16).toString('hex');
  const checkIn = async (status: 'present' | 'absent', scan = clientId) => {
    const items = [{ clientId: scan, who: { name: 'Ada Guest', email }, status }];
    await asAdmin.events.door.checkIn({ id, dateId, items });
  };
  const endedAgo = (interval: string) =>
    sql`update event_dates set starts_at = now() - ${interval}::interval - interval '1 hour',
      ends_at = now() - ${interval}::interval where id = ${dateId}`.execute(db);
  const undo = () => asAdmin.events.door.undo({ id, dateId, clientId });
  /** The guest applies to the community. */
  const apply = async (fields: { confirmedAt?: Date } = {}) => {
    const { id: applicantId } = await db
      .insertInto('applicants')
      .values({ email, firstName: 'Ada', lastName: 'Guest', profile: '{}', answers: '[]', ...fields })
      .returning('id')
      .executeTakeFirstOrThrow();
    const guestAt = async () => {
      const { items } = await asAdmin.admin.applicants.list({ limit: 100 });
      return items.find((one) => one.id === applicantId)?.guestAt;
    };
    return { id: applicantId, guestAt };
  };
  return { db, host, asHost, asAdmin, guestId: guest.id, email, confirm, checkIn, undo, endedAgo, apply };
}

const only = async (caller: {
  events: { visitors: { list: (input: object) => Promise<{ items: object[] }> } };
}) => {
  const { items } = await caller.events.visitors.list({});
  expect(items).toHaveLength(1);
  return items[0];
};

describe('the guests of a member', () => {
  it('have the steps that they took, from the invitation to the profile', async () => {
    const { db, asHost, guestId, email, confirm, checkIn } = await invited();
    expect(await only(asHost)).toMatchObject({
      guestId,
      name: 'Ada Guest',
      cameAt: null,
      canFollowUp: false,
    });
    await confirm();
    await checkIn('present');
    expect(await only(asHost)).toMatchObject({ cameAt: expect.any(String), canFollowUp: true });
    const after = await asHost.events.visitors.followUp({ guestId });
    expect(after).toMatchObject({ followedUpAt: expect.any(String), canFollowUp: false, joinedAt: null });
    const joined = await makeMember(db, { email, emailVerifiedAt: new Date() });
    expect(await only(asHost)).toMatchObject({ member: { username: joined.username } });
  });

  it('have not come when they were absent, or their check-in was undone', async () => {
    const { asHost, guestId, confirm, checkIn, undo } = await invited();
    await confirm();
    await checkIn('present');
    await undo();
    expect(await only(asHost)).toMatchObject({ cameAt: null, canFollowUp: false });
    await expect(asHost.events.visitors.followUp({ guestId })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are for who invited them and for those at the door, and for nobody else', async () => {
    const { db, asHost, asAdmin, guestId, confirm } = await invited();
    const mine = async (caller: typeof asHost) =>
      (await caller.events.visitors.list({ limit: 100 })).items.some((one) => one.guestId === guestId);
    // Nobody but who typed the name sees it before its owner has confirmed.
    expect(await mine(asAdmin)).toBe(false);
    await confirm();
    expect(await mine(asAdmin)).toBe(true);
    expect(await mine(asHost)).toBe(true);
    const other = await api().as(await makeMember(db));
    expect(await mine(other)).toBe(false);
    await expect(other.events.visitors.followUp({ guestId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are known where their applications are decided, once both addresses are confirmed', async () => {
    const { db, host, asHost, confirm, endedAgo, apply } = await invited();
    await endedAgo('4 hours');
    const { id, guestAt } = await apply();
    await confirm();
    expect(await guestAt()).toBeNull();
    await db.updateTable('applicants').set({ confirmedAt: new Date() }).where('id', '=', id).execute();
    expect(await guestAt()).toMatchObject({ inviter: `${host.firstName} ${host.lastName}` });
    expect(await only(asHost)).toMatchObject({ appliedAt: expect.any(String) });
  });

  it('are known there before the event begins as soon as they are checked in, and not by signing up', async () => {
    const { confirm, checkIn, undo, apply } = await invited();
    const { guestAt } = await apply({ confirmedAt: new Date() });
    await confirm();
    expect(await guestAt()).toBeNull();
    await checkIn('absent');
    expect(await guestAt()).toBeNull();
    await undo();
    await checkIn('present', 'b'.repeat(32));
    expect(await guestAt()).toMatchObject({ title: expect.any(String) });
  });

  it('name no member who has not confirmed the address, or has blocked the viewer', async () => {
    const { db, host, asHost, email } = await invited();
    const joined = await makeMember(db, { email, emailVerifiedAt: null });
    expect(await only(asHost)).toMatchObject({ member: null, joinedAt: null });
    await db.updateTable('users').set({ emailVerifiedAt: new Date() }).where('id', '=', joined.id).execute();
    await db.insertInto('blocks').values({ blockerId: joined.id, blockedId: host.id }).execute();
    expect(await only(asHost)).toMatchObject({ member: null, joinedAt: null });
  });
});

describe('after an event', () => {
  const mailsTo = (guestId: number) =>
    api()
      .db.selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'mail.event_guest')
      .where(sql<boolean>`(payload ->> 'guestId')::int = ${guestId} and payload ->> 'event' = 'thanks'`)
      .execute();
  const remindersOf = async (userId: number) =>
    (await api().db.selectFrom('notifications').select('data').where('userId', '=', userId).execute()).filter(
      ({ data }) => JSON.stringify(data).includes('follow_up'),
    );

  it('guests who came are thanked once, three hours later', async () => {
    const { db, guestId, confirm, checkIn, endedAgo } = await invited();
    await confirm();
    await checkIn('present');
    await endedAgo('2 hours');
    await followEvents(db);
    expect(await mailsTo(guestId)).toHaveLength(0);
    await endedAgo('4 hours');
    await followEvents(db);
    await followEvents(db);
    expect(await mailsTo(guestId)).toHaveLength(1);
  });

  it('guests who were absent are not thanked', async () => {
    const { db, guestId, confirm, checkIn, endedAgo } = await invited();
    await confirm();
    await checkIn('absent');
    await endedAgo('4 hours');
    await followEvents(db);
    expect(await mailsTo(guestId)).toHaveLength(0);
  });

  it('who invited a guest is reminded once, two days later, unless they were in touch', async () => {
    const { db, host, confirm, checkIn, endedAgo } = await invited();
    await confirm();
    await checkIn('present');
    await endedAgo('1 day');
    await followEvents(db);
    expect(await remindersOf(host.id)).toHaveLength(0);
    await endedAgo('3 days');
    await followEvents(db);
    await followEvents(db);
    expect(await remindersOf(host.id)).toHaveLength(1);
  });

  it('nobody is reminded of a guest with whom they were in touch', async () => {
    const { db, host, asHost, guestId, confirm, checkIn, endedAgo } = await invited();
    await confirm();
    await checkIn('present');
    await asHost.events.visitors.followUp({ guestId });
    await endedAgo('3 days');
    await followEvents(db);
    expect(await remindersOf(host.id)).toHaveLength(0);
  });
});
