import { makeMember, makeReferral } from '@guildhall/db/testing';
import { sql } from '@guildhall/db';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();
let admin: Awaited<ReturnType<ReturnType<typeof api>['as']>>;

beforeAll(async () => {
  admin = await api().as(await makeMember(api().db, { role: 'admin' }));
});

/** A CRM call about a referral after its eighth attempt. */
async function givenUp(status: 'failed' | 'sent' = 'failed') {
  const { db } = api();
  const target = await makeMember(db, { firstName: 'Tom', lastName: 'Target' });
  const referral = await makeReferral(db, { targetId: target.id, automationStatus: status });
  const { id } = await db
    .insertInto('outbox')
    .values({
      channel: 'crm',
      topic: 'referral.created',
      objectType: 'referral',
      objectId: referral.id,
      userId: target.id,
      status,
      attempts: 8,
      lastError: 'crm.test answered 500',
      finishedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, target, referral };
}

const jobsOf = async (id: string) =>
  (await sql<{ key: string }>`select key from graphile_worker.jobs where key = ${id}`.execute(api().db)).rows
    .length;

describe('deliveries that failed', () => {
  it('are shown to an administrator with the member and the reason', async () => {
    const { id, target, referral } = await givenUp();
    const { items, total } = await admin.admin.deliveries.listFailed();
    expect(items).toMatchObject([
      {
        id,
        channel: 'crm',
        topic: 'referral.created',
        about: { type: 'referral', id: referral.id },
        member: { id: target.id, name: 'Tom Target' },
        attempts: 8,
        reason: 'crm.test answered 500',
        relativeTime: 'Just now',
      },
    ]);
    expect(total).toBe(1);
  });

  it('can be sent again: they are queued with all their attempts, the referral shows it, and it is audited', async () => {
    const { db } = api();
    const { id, referral } = await givenUp();
    expect(await admin.admin.deliveries.sendAgain({ ids: [id] })).toEqual({ queued: 1 });

    expect(
      await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ).toMatchObject({ status: 'pending', attempts: 0, finishedAt: null });
    expect(await jobsOf(id)).toBe(1);
    const { automationStatus } = await db
      .selectFrom('referrals')
      .select('automationStatus')
      .where('id', '=', referral.id)
      .executeTakeFirstOrThrow();
    expect(automationStatus).toBe('queued');
    expect((await admin.admin.deliveries.listFailed()).items.map((item) => item.id)).not.toContain(id);
    const { items } = await admin.audit.list({ targetType: 'delivery', targetId: id });
    expect(items).toMatchObject([
      { event: 'delivery.sent_again', before: { reason: 'crm.test answered 500' } },
    ]);
  });

  it('are queued once when two administrators send them again at the same time', async () => {
    const { id } = await givenUp();
    const asked = await Promise.allSettled([
      admin.admin.deliveries.sendAgain({ ids: [id] }),
      admin.admin.deliveries.sendAgain({ ids: [id] }),
    ]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await jobsOf(id)).toBe(1);
  });

  it('cannot be sent again once they have arrived', async () => {
    const { id } = await givenUp('sent');
    await expect(admin.admin.deliveries.sendAgain({ ids: [id] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('can be seen and sent only by administrators', async () => {
    const { db, as } = api();
    const { id } = await givenUp();
    const member = await as(await makeMember(db));
    await expect(member.admin.deliveries.listFailed()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(member.admin.deliveries.sendAgain({ ids: [id] })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
