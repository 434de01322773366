import { sql } from '@guildhall/db';
import { describe, expect, it } from 'vitest';
import { importer } from '../../../testing/imports.ts';
import { testApi } from '../../../testing/index.ts';
import { continueBatches } from '../users/batches/continue-batches.commands.ts';

const api = testApi();

let serial = 0;
/** Members of a finished import whom nobody has invited. */
async function imported(count: number) {
  serial += 1;
  const own = await importer(api());
  const lines = Array.from({ length: count }, (_, at) => `invite-${serial}-${at}@mail.test,Ina,Number ${at}`);
  const { id } = await own.run((await own.check(['Email,First name,Last name', ...lines].join('\n'))).id);
  const users = await api()
    .db.selectFrom('users')
    .select('id')
    .where('email', 'like', `invite-${serial}-%`)
    .orderBy('id')
    .execute();
  const { users: console } = (await api().as(own.admin)).admin;
  return {
    users: console,
    ids: users.map((user) => user.id),
    invite: () => own.imports.invite({ id }),
    found: () => own.imports.get({ id }),
  };
}

const work = () => continueBatches({ ...api().services, db: api().db });
const countMails = async (ids: number[]) =>
  (await api().db.selectFrom('outbox').select('id').where('userId', 'in', ids).execute()).length;
const aDayPasses = () =>
  sql`with sent as (
      update member_invitations set invited_at = invited_at - interval '2 days', reminded_at = reminded_at - interval '2 days'
    )
    update member_batch_items set due_at = due_at - interval '1 day'`.execute(api().db);
const joins = (id: number) =>
  api().db.updateTable('users').set({ hasJoined: true, isActive: true }).where('id', '=', id).execute();

describe('the invitations of an import', () => {
  it('go out in waves, and a second call reminds only those who have not joined', async () => {
    const { ids, invite, found } = await imported(130);
    await invite();
    await invite();
    await work();
    expect(await found()).toMatchObject({ invited: 100, sending: 30 });
    await work();
    await work();
    expect(await found()).toMatchObject({ invited: 130, sending: 0, waiting: 0, remindable: 0 });
    expect(await countMails(ids)).toBe(130);

    // Within a day nobody is mailed again.
    await invite();
    await work();
    expect(await countMails(ids)).toBe(130);
    await aDayPasses();
    await joins(ids[0] ?? 0);
    expect((await found()).remindable).toBe(129);
    await invite();
    await work();
    await work();
    expect(await countMails(ids)).toBe(259);
    expect(await found()).toMatchObject({ invited: 130, joined: 1, remindable: 0 });
  });

  it('leave out members whom the list of members has invited or plans to', async () => {
    const { ids, users, invite, found } = await imported(7);
    await users.batches.start({ members: { ids: ids.slice(0, 4) }, action: 'resend', perDay: 2 });
    await users.resend({ id: ids[4] ?? 0 });
    await work();
    expect(await found()).toMatchObject({ invited: 3, planned: 2, waiting: 2, unjoined: 7 });
    expect(await invite()).toMatchObject({ sending: 2, waiting: 0 });
    await work();
    expect(await countMails(ids)).toBe(5);
    await aDayPasses();
    await work();
    expect(await countMails(ids)).toBe(7);
    expect(await found()).toMatchObject({ invited: 7, planned: 0, waiting: 0 });
  });

  it('include members whose planned invitation was held back', async () => {
    const { ids, users, found } = await imported(3);
    const { id } = await users.batches.start({ members: { ids }, action: 'resend', perDay: 1 });
    await work();
    await users.batches.stop({ id });
    expect(await found()).toMatchObject({ invited: 1, planned: 0, waiting: 2 });
  });

  it('can be repeated when someone has joined before they were invited', async () => {
    const { ids, invite, found } = await imported(2);
    await joins(ids[0] ?? 0);
    expect(await invite()).toMatchObject({ sending: 1, unjoined: 1 });
    await work();
    expect(await found()).toMatchObject({ sending: 0, waiting: 0, unjoined: 1, invited: 1, joined: 1 });
    await aDayPasses();
    expect(await invite()).toMatchObject({ sending: 1, waiting: 0 });
    await work();
    expect(await countMails(ids)).toBe(2);
  });
});

it('a member who was invited after a wave was planned does not get the invitation of the wave', async () => {
  const { ids, users } = await imported(2);
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await users.batches.start({ members: { ids }, action: 'resend', startsAt });
  await users.resend({ id: ids[0] ?? 0 });
  await sql`update member_batch_items set due_at = now() where batch_id = ${id}`.execute(api().db);
  await work();
  expect(await countMails(ids)).toBe(2);
  expect((await users.batches.get({ id })).outcomes).toMatchObject({ done: 1, skipped: 1 });
});
