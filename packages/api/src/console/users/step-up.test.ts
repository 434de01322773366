import { describe, expect, it } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import { appRouter } from '../../app.router.ts';
import { createCallerFactory } from '../../ground/core/trpc.ts';

const api = testApi();

/** An administrator who entered the password so many minutes ago. */
async function adminAfter(minutes: number) {
  const { db, services } = api();
  const { id } = await makeMember(db, { role: 'admin' });
  return createCallerFactory(appRouter)({
    db,
    services,
    viewer: { id, role: 'admin', sessionKey: null, authAt: new Date(Date.now() - minutes * 60_000) },
    request: { id: 'test', ip: '203.0.113.7', userAgent: 'vitest' },
    device: { find: () => undefined, remember() {} },
    challenge: { token: undefined, remember() {}, forget() {} },
    loginCode: { token: undefined, remember() {}, forget() {} },
    passkey: { token: undefined, remember() {}, forget() {} },
    provider: { token: undefined, remember() {}, forget() {} },
    session: { start: async () => true, renew: async () => true, end: async () => {} },
  });
}

type Admin = Awaited<ReturnType<typeof adminAfter>>;

const ACTS: Record<string, (admin: Admin, ids: number[]) => Promise<unknown>> = {
  'the download of all email addresses': (admin) => admin.admin.users.checkExport(),
  'a data export': (admin) => admin.backups.export(),
  'deactivating many members': (admin, ids) =>
    admin.admin.users.batches.start({ members: { ids }, action: 'deactivate' }),
};

describe('ten minutes after the password was entered it is asked for again before', () => {
  it.each(Object.entries(ACTS))('%s', async (_, act) => {
    const members = [(await makeMember(api().db)).id];
    await expect(act(await adminAfter(11), members)).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  });
});

it('an administrator who has just entered the password downloads and deactivates', async () => {
  const admin = await adminAfter(9);
  const members = { ids: [(await makeMember(api().db)).id] };
  expect(await admin.admin.users.checkExport()).toEqual({ ok: true });
  expect(await admin.admin.users.batches.start({ members, action: 'deactivate' })).toMatchObject({
    members: 1,
  });
});

it('other actions on many members need no password again', async () => {
  const admin = await adminAfter(11);
  const members = { ids: [(await makeMember(api().db)).id] };
  const batch = await admin.admin.users.batches.start({
    members,
    action: 'setExpiry',
    expiresOn: '2030-06-30',
  });
  expect(batch).toMatchObject({ members: 1 });
});
