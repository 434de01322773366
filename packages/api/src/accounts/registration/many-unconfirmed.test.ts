import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '@guildhall/db';
import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';
import { continueConfirmation } from './confirmation.commands.ts';

const api = testApi();
const MEMBERS = 1_000;
let admin: Caller;
let last: { slug: string };

beforeAll(async () => {
  const { db, as } = api();
  await makeMember(db, { emailVerifiedAt: null });
  await sql`
    insert into users (email, username, password, first_name, last_name)
    select 'many-' || number || '@mail.test', 'many-' || number, 'no password', 'Many', 'Member'
    from generate_series(1, ${MEMBERS - 2}) as number`.execute(db);
  const { id } = await makeMember(db, { emailVerifiedAt: null });
  last = { slug: (await makeBusiness(db, { ownerId: id })).slug };
  admin = await as(await makeMember(db, { role: 'admin' }));
});

const switchTo = (requiresConfirmedEmail: boolean) =>
  admin.admin.registration.update({ requiresConfirmedEmail });
const countAwaiting = async () => {
  const rows = await api()
    .db.selectFrom('users')
    .select('id')
    .where('awaitsConfirmation', '=', true)
    .execute();
  return rows.length;
};
const isLastPublic = () =>
  api()
    .anonymous()
    .businesses.get({ slug: last.slug })
    .then(
      () => true,
      () => false,
    );

describe('a community of many members without a confirmed address', () => {
  it('gets its answer after some hundred of them, and a job reaches the others', async () => {
    expect(await switchTo(true)).toMatchObject({ requiresConfirmedEmail: true });
    expect(await countAwaiting()).toBe(200);
    const { id } = await makeMember(api().db, { emailVerifiedAt: null });
    const { awaitsConfirmation } = await api()
      .db.selectFrom('users')
      .select('awaitsConfirmation')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(awaitsConfirmation).toBe(true);
    const { rows: jobs } = await sql`
      select from graphile_worker.jobs where task_identifier = 'apply-confirmation'`.execute(api().db);
    expect(jobs).toHaveLength(1);
    await continueConfirmation(api().db);
    expect(await countAwaiting()).toBe(MEMBERS + 1);
    expect(await isLastPublic()).toBe(false);
  });

  it('ends as the last change says, also when that is made while the job is at work', async () => {
    await switchTo(false);
    expect(await isLastPublic()).toBe(false);
    await switchTo(true);
    await continueConfirmation(api().db);
    expect(await countAwaiting()).toBe(MEMBERS + 1);
    await switchTo(false);
    await continueConfirmation(api().db);
    expect(await countAwaiting()).toBe(0);
    expect(await isLastPublic()).toBe(true);
  });
});
