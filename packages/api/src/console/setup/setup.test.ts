import { sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { issueSetupToken } from './setup-token.commands.ts';

const api = testApi();

const ada = {
  email: 'ada@harbor.test',
  firstName: 'Ada',
  lastName: 'Harbor',
  password: 'lighthouse at noon',
};

const administrators = () =>
  api().db.selectFrom('users').select(['id', 'email']).where('role', '=', 'admin').execute();

beforeEach(async () => {
  const { db } = api();
  await db.updateTable('users').set({ role: 'user' }).execute();
  await db.deleteFrom('settings').execute();
});

const expire = () =>
  sql`update settings set value = value || '{"expiresAt": "2001-01-01T00:00:00Z"}'`.execute(api().db);

async function newToken(): Promise<string> {
  const issued = await issueSetupToken(api().db, { replace: true });
  if (typeof issued === 'string') throw new Error(issued);
  return issued.token;
}

describe('the setup address', () => {
  it('is made once while it is valid, however many processes start', async () => {
    const { db } = api();
    const issued = await Promise.all(
      Array.from({ length: 5 }, () => issueSetupToken(db, { replace: false })),
    );
    expect(issued.filter((one) => one === 'earlier')).toHaveLength(4);
    await expire();
    expect(await issueSetupToken(db, { replace: false })).toHaveProperty('token');
  });

  it('is stored as a hash', async () => {
    const token = await newToken();
    const stored = await api().db.selectFrom('settings').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is not made for a community with an administrator', async () => {
    await makeMember(api().db, { role: 'admin' });
    expect(await issueSetupToken(api().db, { replace: true })).toBe('none');
  });

  it('creates the first administrator, who is signed in, and is audited', async () => {
    const { anonymous, signedIn, as } = api();
    const token = await newToken();
    expect(await anonymous().setup.check({ token })).toEqual({ ok: true });
    await anonymous().setup.createAdministrator({ token, ...ada });
    const [admin, ...others] = await administrators();
    expect(others).toEqual([]);
    if (!admin) throw new Error('There is no administrator');
    expect(admin.email).toBe(ada.email);
    expect(signedIn()).toBe(admin.id);
    const { items } = await (await as(admin)).audit.list({ event: 'setup.administrator_created', limit: 1 });
    expect(items[0]).toMatchObject({ actor: { id: admin.id }, targetId: String(admin.id) });
  });

  it('makes exactly one administrator when two use it at the same time, and tells the other', async () => {
    const token = await newToken();
    const outcomes = await Promise.allSettled(
      ['one@two.test', 'two@two.test'].map((email) =>
        api()
          .anonymous()
          .setup.createAdministrator({ token, ...ada, email }),
      ),
    );
    expect(await administrators()).toHaveLength(1);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      {
        reason: {
          code: 'CONFLICT',
          message:
            'This community is already set up and has an administrator. Sign in, or ask them to make you an administrator.',
        },
      },
    ]);
  });

  it('cannot be used again', async () => {
    const token = await newToken();
    await api()
      .anonymous()
      .setup.createAdministrator({ token, ...ada, email: 'once@harbor.test' });
    const again = api()
      .anonymous()
      .setup.createAdministrator({ token, ...ada, email: 'again@harbor.test' });
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(api().anonymous().setup.check({ token })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('says when it has expired, and when it was replaced or made up', async () => {
    const { anonymous } = api();
    const former = await newToken();
    const token = await newToken();
    for (const wrong of [former, 'made up'])
      await expect(anonymous().setup.check({ token: wrong })).rejects.toMatchObject({
        message: 'This setup address is not valid. Use the latest one from the server log.',
      });
    await expire();
    await expect(anonymous().setup.createAdministrator({ token, ...ada })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'This setup address has expired. Restart the server and look for a new one in its log.',
    });
    expect(await administrators()).toEqual([]);
  });

  it('asks for the length of an administrator’s password, however short the given one is', async () => {
    const token = await newToken();
    const message = 'An administrator’s password has at least 12 characters.';
    await expect(
      api()
        .anonymous()
        .setup.createAdministrator({ token, ...ada, password: 'five5' }),
    ).rejects.toMatchObject({ cause: { issues: [{ path: ['password'], message }] } });
  });

  it('stays valid after a password that is too short and an address that is taken', async () => {
    const { db, anonymous } = api();
    const token = await newToken();
    const member = await makeMember(db);
    for (const wrong of [{ password: 'elevenchars' }, { email: member.email }])
      await expect(
        anonymous().setup.createAdministrator({ token, ...ada, email: 'new@harbor.test', ...wrong }),
      ).rejects.toMatchObject({ code: 'email' in wrong ? 'CONFLICT' : 'BAD_REQUEST' });
    expect(await anonymous().setup.check({ token })).toEqual({ ok: true });
    expect(await administrators()).toEqual([]);
  });
});
